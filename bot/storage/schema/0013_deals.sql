-- What a deal is made of: the house's half, and the words that players add to it. Both are secret
-- until the game is over.

CREATE TABLE halves (
    table_id INTEGER PRIMARY KEY REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    half     TEXT NOT NULL
) STRICT;

CREATE TABLE words (
    table_id INTEGER NOT NULL REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    seat     INTEGER,                         -- NULL before the game begins
    person   INTEGER REFERENCES people DEFERRABLE INITIALLY DEFERRED,
    word     TEXT NOT NULL                    -- '' once whoever added it was forgotten
) STRICT;
CREATE INDEX words_by_table ON words (table_id);
CREATE INDEX words_by_person ON words (person) WHERE person IS NOT NULL;
