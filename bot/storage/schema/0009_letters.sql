-- The one letter that somebody has over all his tables, and what is known of it.

CREATE TABLE letters (
    person  INTEGER PRIMARY KEY REFERENCES people DEFERRABLE INITIALLY DEFERRED,
    channel TEXT NOT NULL,                    -- where it lies; '' where there is none
    message TEXT NOT NULL,
    made_at INTEGER NOT NULL,
    told    TEXT NOT NULL,                    -- JSON: what it says waits for him
    rang    INTEGER,                          -- when one of his letters last rang
    heeded  INTEGER,                          -- the earliest deadline it named then
    nonce   TEXT NOT NULL,                    -- of one on its way, '' when there is none
    sent_at INTEGER NOT NULL,
    loud    INTEGER NOT NULL                  -- whether that one rings
) STRICT;

-- What somebody was told beside a question stands in his letter as long as it is open.
CREATE INDEX notes_said ON notes (table_id, topic) WHERE text IS NOT NULL;

-- When somebody's letters ring: once an absence, for every question, or never.
ALTER TABLE people ADD COLUMN rings TEXT NOT NULL DEFAULT 'once';

-- What a message said when it was last written, so that nothing is written twice.
ALTER TABLE posts ADD COLUMN seal TEXT NOT NULL DEFAULT '';
