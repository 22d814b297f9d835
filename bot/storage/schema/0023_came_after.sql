-- How many lines of its journal are older than somebody's sitting on a chair: another one made those.
ALTER TABLE chairs ADD COLUMN came_after INTEGER NOT NULL DEFAULT 0;
UPDATE chairs SET came_after = origin_moves
FROM tables
WHERE tables.id = chairs.table_id AND person IS NOT NULL AND origin_moves IS NOT NULL;
