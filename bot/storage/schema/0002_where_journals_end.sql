-- Where each journal ends, kept with its table: a damaged file may lose lines and still be read.

ALTER TABLE tables ADD COLUMN lines INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN last_seal TEXT NOT NULL DEFAULT '';

UPDATE tables SET
    lines = (SELECT count(*) FROM lines WHERE table_id = tables.id),
    last_seal = coalesce(
        (SELECT seal FROM lines WHERE table_id = tables.id ORDER BY ply DESC LIMIT 1), ''
    );
