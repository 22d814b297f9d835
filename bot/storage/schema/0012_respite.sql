-- For how many seconds nobody is answered for after a move that somebody may still take back.
ALTER TABLE people ADD COLUMN respite INTEGER NOT NULL DEFAULT 0;
