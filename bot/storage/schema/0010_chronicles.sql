-- The chronicle of a table: a thread below its opening post, in which its story is told.

ALTER TABLE tables ADD COLUMN chronicle TEXT NOT NULL DEFAULT '';  -- on, off; '': as on its server
-- A game that has begun has no opening post any more; whoever wants a chronicle there asks for it.
UPDATE tables SET chronicle = 'off' WHERE started IS NOT NULL;

-- How far a story is told: so many lines of it, as they were after so many lines of the journal.
CREATE TABLE scrolls (
    table_id   INTEGER PRIMARY KEY REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    thread     TEXT NOT NULL,                 -- '' while there is none
    message    TEXT NOT NULL,                 -- the newest of ours in it
    ply        INTEGER NOT NULL,
    lines      INTEGER NOT NULL,
    sent_ply   INTEGER NOT NULL,              -- the same of a message that may have arrived
    sent_lines INTEGER NOT NULL
) STRICT;
