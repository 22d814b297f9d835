-- What was done for somebody who was away: which of the moves in force, and how many points there
-- were, as far as he could know, between that and letting the question go by.
CREATE TABLE errands (
    table_id INTEGER NOT NULL REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    seat     INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    stake    INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, at)
) STRICT, WITHOUT ROWID;
