-- People, tables, journals and what waits, in the words of bot/tables/people.py and bot/tables/records.py.
-- Times are seconds since 1970. Foreign keys are looked at on commit: a page may be in any order.

CREATE TABLE counters (
    name TEXT PRIMARY KEY,
    last INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE people (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    outside      TEXT NOT NULL,               -- '' once forgotten
    name         TEXT NOT NULL,
    language     TEXT NOT NULL,
    zone         TEXT NOT NULL,
    quiet_from   INTEGER,
    quiet_until  INTEGER,
    away_from    INTEGER,
    away_until   INTEGER,
    remind_every INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX people_by_outside ON people (outside) WHERE outside <> '';

CREATE TABLE settings (
    server TEXT NOT NULL,
    key    TEXT NOT NULL,
    value  TEXT NOT NULL,
    PRIMARY KEY (server, key)
) STRICT, WITHOUT ROWID;

-- Tables and their games

CREATE TABLE tables (
    id            INTEGER PRIMARY KEY,
    game          TEXT NOT NULL,
    status        TEXT NOT NULL,
    server        TEXT NOT NULL,
    place         TEXT NOT NULL,
    owner         INTEGER NOT NULL REFERENCES people DEFERRABLE INITIALLY DEFERRED,
    options       TEXT NOT NULL,              -- JSON: pairs, in the order of the game
    clock         TEXT NOT NULL,
    at_deadline   TEXT NOT NULL,
    weekend_pause INTEGER NOT NULL,
    language      TEXT NOT NULL,
    pictures      TEXT NOT NULL,
    opened        INTEGER NOT NULL,
    started       INTEGER,
    ended         INTEGER,
    why           TEXT NOT NULL
) STRICT;
CREATE INDEX tables_by_status ON tables (status);
CREATE INDEX tables_by_place ON tables (place, status);
CREATE INDEX tables_by_owner ON tables (owner);
CREATE INDEX tables_by_server ON tables (server, status);

CREATE TABLE chairs (
    table_id INTEGER NOT NULL REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    seat     INTEGER NOT NULL,
    person   INTEGER REFERENCES people DEFERRABLE INITIALLY DEFERRED,
    guest    TEXT NOT NULL,
    stand_in TEXT NOT NULL,
    resigned INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX chairs_by_person ON chairs (person) WHERE person IS NOT NULL;

CREATE TABLE editions (
    seal TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    text TEXT NOT NULL                        -- the printed numbers by value
) STRICT;

CREATE TABLE openings (
    table_id INTEGER PRIMARY KEY REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    game     TEXT NOT NULL,
    rules    INTEGER NOT NULL,
    printed  TEXT NOT NULL REFERENCES editions DEFERRABLE INITIALLY DEFERRED,
    seats    INTEGER NOT NULL,
    options  TEXT NOT NULL,                   -- JSON, as above
    seed     TEXT NOT NULL                    -- secret until the game is over
) STRICT;

-- The journal. A request is kept once; a ply is played once.
CREATE TABLE lines (
    table_id INTEGER NOT NULL REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    ply      INTEGER NOT NULL,
    seat     INTEGER,
    act      TEXT NOT NULL,
    seal     TEXT NOT NULL,
    request  TEXT NOT NULL,
    step     INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, ply),
    UNIQUE (request, step)
) STRICT, WITHOUT ROWID;

-- What waits

CREATE TABLE dues (
    table_id INTEGER NOT NULL REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    seat     INTEGER,
    ring     TEXT NOT NULL,
    at       INTEGER NOT NULL,
    decision INTEGER NOT NULL
) STRICT;
CREATE INDEX dues_by_table ON dues (table_id, seat);
CREATE INDEX dues_by_time ON dues (at);

CREATE TABLE orders (
    table_id INTEGER NOT NULL REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    seat     INTEGER NOT NULL,
    rank     INTEGER NOT NULL,
    act      TEXT NOT NULL,                   -- secret to all but the seat
    PRIMARY KEY (table_id, seat, rank)
) STRICT, WITHOUT ROWID;

CREATE TABLE votes (
    table_id INTEGER NOT NULL REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    rank     INTEGER NOT NULL,
    motion   TEXT NOT NULL,
    seat     INTEGER NOT NULL,
    PRIMARY KEY (table_id, rank)
) STRICT, WITHOUT ROWID;

CREATE TABLE budgets (
    table_id  INTEGER NOT NULL REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    seat      INTEGER NOT NULL,
    time_left INTEGER NOT NULL,
    since     INTEGER,
    missed    INTEGER,
    snoozed   INTEGER,
    by_hand   INTEGER,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- Numbers are never used again: the nonce of a note is made of its number.
CREATE TABLE notes (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id   INTEGER NOT NULL REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    topic      TEXT NOT NULL,
    person     INTEGER REFERENCES people DEFERRABLE INITIALLY DEFERRED,
    text       TEXT,                          -- JSON, see bot/storage/outbox.py
    seat       INTEGER,
    decision   INTEGER NOT NULL,
    tries      INTEGER NOT NULL,
    not_before INTEGER NOT NULL,
    created    INTEGER NOT NULL,
    state      TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'told', 'lost')),
    why        TEXT NOT NULL DEFAULT '',      -- it failed or was lost
    forget_at  INTEGER                        -- set when it no longer waits
) STRICT;
CREATE INDEX notes_by_time ON notes (not_before) WHERE state = 'waiting';
CREATE INDEX notes_by_topic ON notes (table_id, topic) WHERE state = 'waiting';
CREATE INDEX notes_by_person ON notes (person) WHERE person IS NOT NULL;
CREATE INDEX notes_lost ON notes (id) WHERE state = 'lost';
CREATE INDEX notes_to_forget ON notes (forget_at) WHERE forget_at IS NOT NULL;

-- Messages that show something of a table and are changed as it changes.
CREATE TABLE posts (
    table_id INTEGER NOT NULL REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    topic    TEXT NOT NULL,
    channel  TEXT NOT NULL,
    message  TEXT NOT NULL,
    made_at  INTEGER NOT NULL,
    ply      INTEGER NOT NULL,
    PRIMARY KEY (table_id, topic)
) STRICT, WITHOUT ROWID;

-- Annals

CREATE TABLE results (
    table_id INTEGER NOT NULL REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    game     TEXT NOT NULL,
    server   TEXT NOT NULL,
    seats    INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    person   INTEGER REFERENCES people DEFERRABLE INITIALLY DEFERRED,
    guest    TEXT NOT NULL,
    points   INTEGER NOT NULL,
    rank     INTEGER NOT NULL,
    ended    INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_by_server ON results (server, ended);
CREATE INDEX results_by_person ON results (person, ended) WHERE person IS NOT NULL;

CREATE TABLE ratings (
    game   TEXT NOT NULL,
    seats  INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES people DEFERRABLE INITIALLY DEFERRED,
    mu     REAL NOT NULL,
    sigma  REAL NOT NULL,
    games  INTEGER NOT NULL,
    PRIMARY KEY (game, seats, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_by_person ON ratings (person);
