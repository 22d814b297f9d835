-- Motions say until when everybody is asked; tables and servers remember who stays away.

-- Of a motion made before, nobody was told until when: it is made anew, which asks everybody.
DROP TABLE votes;

CREATE TABLE ballots (
    table_id INTEGER NOT NULL REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    rank     INTEGER NOT NULL,
    motion   TEXT NOT NULL,                   -- as bot/tables/motions.py spells it
    since    INTEGER NOT NULL,
    until    INTEGER NOT NULL,
    PRIMARY KEY (table_id, rank)
) STRICT, WITHOUT ROWID;

-- Voices in favour, in the order they were cast.
CREATE TABLE voices (
    table_id INTEGER NOT NULL,
    ballot   INTEGER NOT NULL,
    rank     INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    PRIMARY KEY (table_id, ballot, rank),
    FOREIGN KEY (table_id, ballot) REFERENCES ballots DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

-- Who was sent away from a table stays away until its owner asks him back.
CREATE TABLE sent_away (
    table_id INTEGER NOT NULL REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    person   INTEGER NOT NULL REFERENCES people DEFERRABLE INITIALLY DEFERRED,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

-- Whom the stewards of a server keep from opening and joining tables there.
CREATE TABLE kept_out (
    server TEXT NOT NULL,
    person INTEGER NOT NULL REFERENCES people DEFERRABLE INITIALLY DEFERRED,
    PRIMARY KEY (server, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX sent_away_by_person ON sent_away (person);
CREATE INDEX kept_out_by_person ON kept_out (person);
