-- Everybody may be there at once: then a table is played live for a while.

-- When somebody last pressed something at a table; written every few minutes at most.
CREATE TABLE presence (
    table_id INTEGER NOT NULL REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    person   INTEGER NOT NULL REFERENCES people DEFERRABLE INITIALLY DEFERRED,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX presence_by_person ON presence (person);

ALTER TABLE tables ADD COLUMN live_until INTEGER;  -- till when
ALTER TABLE tables ADD COLUMN live_asked INTEGER;  -- when everybody was last asked
