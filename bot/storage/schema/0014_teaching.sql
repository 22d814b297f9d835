-- Tables at which one learns: hands lie open, nothing is rated, and no clock runs.
ALTER TABLE tables ADD COLUMN teaching INTEGER NOT NULL DEFAULT 0;
-- Which of the coach's sentences somebody has heard, '-' for who wants none. Who has finished a game
-- before there was a coach is asked for no patience.
ALTER TABLE people ADD COLUMN coached TEXT NOT NULL DEFAULT '';
UPDATE people SET coached = '-' WHERE id IN (SELECT person FROM results WHERE person IS NOT NULL);
