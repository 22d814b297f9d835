-- How many rows a table has of each kind it can't be played without, kept with it as its lines are:
-- a damaged file may lose some and still be read.
ALTER TABLE tables ADD COLUMN ballots INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN budgets INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN chairs INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN dues INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN halves INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN orders INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN voices INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN words INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET
    ballots = (SELECT count(*) FROM ballots WHERE table_id = tables.id),
    budgets = (SELECT count(*) FROM budgets WHERE table_id = tables.id),
    chairs = (SELECT count(*) FROM chairs WHERE table_id = tables.id),
    dues = (SELECT count(*) FROM dues WHERE table_id = tables.id),
    halves = (SELECT count(*) FROM halves WHERE table_id = tables.id),
    orders = (SELECT count(*) FROM orders WHERE table_id = tables.id),
    voices = (SELECT count(*) FROM voices WHERE table_id = tables.id),
    words = (SELECT count(*) FROM words WHERE table_id = tables.id);

-- Who was when at a table is kept for a while only: not beyond its end.
DELETE FROM presence
WHERE table_id IN (SELECT id FROM tables WHERE status IN ('over', 'cancelled'));
CREATE INDEX presence_by_age ON presence (at);
