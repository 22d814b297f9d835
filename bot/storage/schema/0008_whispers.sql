-- What somebody was told in private last at a place: the next time it goes, as long as it can.
CREATE TABLE whispers (
    person  INTEGER NOT NULL REFERENCES people DEFERRABLE INITIALLY DEFERRED,
    place   TEXT NOT NULL,
    message TEXT NOT NULL,
    token   TEXT NOT NULL,                    -- takes it away again, for a quarter of an hour
    at      INTEGER NOT NULL,
    PRIMARY KEY (person, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX whispers_by_age ON whispers (at);
