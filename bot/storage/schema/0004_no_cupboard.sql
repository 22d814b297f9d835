-- Rows of their own for what stood among the settings, where no server is.

-- What the postman knows of the ways he goes: to somebody at a table, or to its channel.
CREATE TABLE ways (
    table_id INTEGER NOT NULL REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    person   INTEGER REFERENCES people DEFERRABLE INITIALLY DEFERRED,  -- NULL: the channel
    shut     INTEGER NOT NULL,                -- it was, and that was told by another way
    called   TEXT NOT NULL                    -- for which wait he was called in the channel
) STRICT;
CREATE UNIQUE INDEX ways_to ON ways (table_id, ifnull(person, 0));
CREATE INDEX ways_lost ON ways (table_id) WHERE person IS NULL AND shut;
CREATE INDEX ways_by_person ON ways (person) WHERE person IS NOT NULL;

INSERT INTO ways
SELECT CAST(key AS INTEGER), NULL, 1, ''
FROM settings
WHERE server = 'postman channels' AND value <> '' AND CAST(key AS INTEGER) IN (SELECT id FROM tables);

INSERT INTO ways
SELECT table_id, person, max(key = 'shut' AND value <> ''),
       coalesce(max(CASE WHEN key = 'called' THEN value END), '')
FROM (
    SELECT CAST(substr(server, 9) AS INTEGER) AS table_id,
           CAST(substr(server, instr(server, ' person ') + 8) AS INTEGER) AS person,
           key, value
    FROM settings WHERE server GLOB 'postman * person *'
)
WHERE table_id IN (SELECT id FROM tables) AND person IN (SELECT id FROM people)
GROUP BY table_id, person;

-- Where those who played at a table play on.
CREATE TABLE rematches (
    table_id INTEGER PRIMARY KEY REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    again    INTEGER NOT NULL REFERENCES tables DEFERRABLE INITIALLY DEFERRED
) STRICT;

INSERT INTO rematches
SELECT CAST(substr(server, 12) AS INTEGER) AS table_id, CAST(value AS INTEGER) AS again
FROM settings
WHERE server GLOB 'rematch of *'
  AND table_id IN (SELECT id FROM tables) AND again IN (SELECT id FROM tables);

DELETE FROM settings WHERE server GLOB 'postman *' OR server GLOB 'rematch of *';
