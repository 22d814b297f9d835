-- What a stand-in may do for somebody who is away: nothing, nothing he might regret, or anything.

ALTER TABLE people ADD COLUMN allows TEXT NOT NULL DEFAULT 'careful';
