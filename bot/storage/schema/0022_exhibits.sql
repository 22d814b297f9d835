-- What names people and is never written anew: it is taken down with the first of them who is forgotten.
CREATE TABLE exhibits (
    channel TEXT NOT NULL,
    message TEXT NOT NULL,                    -- '' for the name of a thread of ours
    instead TEXT NOT NULL,                    -- how that is called then
    down    INTEGER NOT NULL DEFAULT 0,       -- whether it is to be taken down
    PRIMARY KEY (channel, message)
) STRICT, WITHOUT ROWID;
CREATE INDEX exhibits_down ON exhibits (down) WHERE down;
CREATE TABLE exhibited (
    channel TEXT NOT NULL,
    message TEXT NOT NULL,
    person  INTEGER NOT NULL REFERENCES people DEFERRABLE INITIALLY DEFERRED,
    PRIMARY KEY (channel, message, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX exhibited_by_person ON exhibited (person);
-- Who has ever sat at a table, though his chair is somebody else's by now: what was told there names him.
CREATE TABLE sitters (
    person   INTEGER NOT NULL REFERENCES people DEFERRABLE INITIALLY DEFERRED,
    table_id INTEGER NOT NULL REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
INSERT INTO sitters (person, table_id)
SELECT DISTINCT person, table_id FROM chairs WHERE person IS NOT NULL;
