-- What the city of a server is built of. The best that anybody did in a game is kept without
-- whose it was: a monument stands on when whoever earned it is forgotten.
ALTER TABLE finished ADD COLUMN greatest INTEGER;
UPDATE finished SET greatest = (
    SELECT max(amount) FROM deeds WHERE deeds.table_id = finished.table_id AND NOT is_price
);
