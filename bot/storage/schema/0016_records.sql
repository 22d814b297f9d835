-- What is remembered of finished games beside their results. Games that ended before have their
-- results alone: they count, and of where their points came from nothing is known.

CREATE TABLE finished (
    table_id  INTEGER PRIMARY KEY REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    game      TEXT NOT NULL,
    server    TEXT NOT NULL,
    options   TEXT NOT NULL,              -- JSON: pairs, in the order of the game
    computers INTEGER NOT NULL,           -- whether any of them played to the end
    margin    INTEGER,                    -- between the first two; NULL where one played alone
    sources   TEXT NOT NULL               -- JSON: where points come from, '[]' where not known
) STRICT;
CREATE INDEX finished_closely ON finished (server, game, margin)
    WHERE margin IS NOT NULL AND computers = 0;

-- What came in and went out for a person who played a game to its end.
CREATE TABLE accounts (
    table_id INTEGER NOT NULL REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    seat     INTEGER NOT NULL,
    points   TEXT NOT NULL,               -- JSON: by source
    bought   INTEGER NOT NULL,            -- how often there was a usual price
    paid     INTEGER NOT NULL,            -- in all for these
    usual    INTEGER NOT NULL,            -- in all by the others for the same
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- The best of each kind that a person did in a game he played to its end.
CREATE TABLE deeds (
    table_id INTEGER NOT NULL REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    seat     INTEGER NOT NULL,
    kind     TEXT NOT NULL,
    thing    TEXT NOT NULL,               -- what sort of thing, and which
    name     TEXT NOT NULL,
    amount   INTEGER NOT NULL,
    is_price INTEGER NOT NULL,
    person   INTEGER NOT NULL REFERENCES people DEFERRABLE INITIALLY DEFERRED,
    game     TEXT NOT NULL,
    server   TEXT NOT NULL,
    among    INTEGER NOT NULL,            -- whether it was done among people alone
    PRIMARY KEY (table_id, seat, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX deeds_by_amount ON deeds (server, game, kind, amount) WHERE among = 1;
CREATE INDEX deeds_by_person ON deeds (person, game, kind, amount);

INSERT INTO finished (table_id, game, server, options, computers, margin, sources)
SELECT tables.id, tables.game, tables.server, tables.options,
       EXISTS (SELECT 1 FROM results WHERE table_id = tables.id AND guest <> ''),
       (SELECT max(points) FROM results WHERE table_id = tables.id)
       - (SELECT points FROM results WHERE table_id = tables.id
          ORDER BY points DESC LIMIT 1 OFFSET 1),
       '[]'
FROM tables WHERE id IN (SELECT table_id FROM results);

-- Whether records that everybody sees say somebody's name.
ALTER TABLE people ADD COLUMN named INTEGER NOT NULL DEFAULT 0;
-- All that a record asks of somebody's results, so that reading it looks up no row.
CREATE INDEX results_played ON results (person, game, guest, server, rank, points, seats)
    WHERE person IS NOT NULL;
