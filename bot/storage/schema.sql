-- The database, in the words of bot/tables/people.py and bot/tables/records.py; columns are named
-- after the fields of the records that are stored in them. See bot/storage/rows.py.
-- Times are seconds since 1970. Foreign keys are checked on commit: the statements of a unit of
-- work may come in any order.

CREATE TABLE counters (
    name TEXT PRIMARY KEY,
    last INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- People

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
    remind_every INTEGER NOT NULL,
    hears_next   INTEGER NOT NULL,
    rings        TEXT NOT NULL,
    allows       TEXT NOT NULL,
    undo_grace   INTEGER NOT NULL,
    panel        TEXT NOT NULL,
    named        INTEGER NOT NULL,            -- whether public records show the name
    coached      TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX people_by_outside ON people (outside) WHERE outside <> '';

CREATE TABLE settings (
    server TEXT NOT NULL,
    key    TEXT NOT NULL,
    value  TEXT NOT NULL,
    PRIMARY KEY (server, key)
) STRICT, WITHOUT ROWID;

-- People whom a person does not want to be seated with; they never learn of it.
CREATE TABLE avoided (
    person INTEGER NOT NULL REFERENCES people DEFERRABLE INITIALLY DEFERRED,
    other  INTEGER NOT NULL REFERENCES people DEFERRABLE INITIALLY DEFERRED,
    PRIMARY KEY (person, other)
) STRICT, WITHOUT ROWID;
CREATE INDEX avoided_by_other ON avoided (other);

-- People whom the moderators of a server keep from opening and joining tables there.
CREATE TABLE banned (
    server TEXT NOT NULL,
    person INTEGER NOT NULL REFERENCES people DEFERRABLE INITIALLY DEFERRED,
    PRIMARY KEY (server, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX banned_by_person ON banned (person);

-- Wishes to play, of one person on one server; nobody else is shown them.
CREATE TABLE play_wishes (
    server TEXT NOT NULL,
    person INTEGER NOT NULL REFERENCES people DEFERRABLE INITIALLY DEFERRED,
    game   TEXT NOT NULL,
    seats  INTEGER NOT NULL,                  -- 0: any number
    pace   TEXT NOT NULL,                     -- a clock; '': any
    until  INTEGER NOT NULL,
    PRIMARY KEY (server, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX play_wishes_by_person ON play_wishes (person);
CREATE INDEX play_wishes_by_end ON play_wishes (until);

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
    board         TEXT NOT NULL,
    auctions      TEXT NOT NULL,
    turns         TEXT NOT NULL,
    chronicle     TEXT NOT NULL,
    takeovers     TEXT NOT NULL DEFAULT '',
    teaching      INTEGER NOT NULL,
    live_until    INTEGER,
    opened        INTEGER NOT NULL,
    started       INTEGER,
    ended         INTEGER,
    why           TEXT NOT NULL,
    laws_aside    TEXT NOT NULL DEFAULT '[]', -- JSON: broken laws that are no longer asked
    live_asked    INTEGER,
    origin        INTEGER REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    origin_moves  INTEGER,
    incarnation   INTEGER NOT NULL DEFAULT 0, -- see bot/tables/people.py
    -- The end of the journal and the number of rows of each kind that the table can't be played
    -- without: a damaged file may lose some and still be readable.
    lines         INTEGER NOT NULL DEFAULT 0,
    last_seal     TEXT NOT NULL DEFAULT '',
    ballots       INTEGER NOT NULL DEFAULT 0,
    budgets       INTEGER NOT NULL DEFAULT 0,
    holders       INTEGER NOT NULL DEFAULT 0,
    jobs          INTEGER NOT NULL DEFAULT 0,
    orders        INTEGER NOT NULL DEFAULT 0,
    player_salts  INTEGER NOT NULL DEFAULT 0,
    server_seeds  INTEGER NOT NULL DEFAULT 0,
    votes         INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX tables_by_status ON tables (status);
CREATE INDEX tables_by_place ON tables (place, status);
CREATE INDEX tables_by_owner ON tables (owner);
CREATE INDEX tables_by_server ON tables (server, status);
CREATE INDEX tables_by_origin ON tables (origin) WHERE origin IS NOT NULL;

CREATE TABLE holders (
    table_id    INTEGER NOT NULL REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    seat        INTEGER NOT NULL,
    person      INTEGER REFERENCES people DEFERRABLE INITIALLY DEFERRED,
    computer    TEXT NOT NULL,
    replacement TEXT NOT NULL,
    resigned    INTEGER NOT NULL,
    came_after  INTEGER NOT NULL,             -- journal lines that are older than this holder
    came_in     INTEGER NOT NULL DEFAULT 0,   -- the round in which this holder took over
    free        INTEGER NOT NULL DEFAULT 0,   -- kept by a computer for whoever comes
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX holders_by_person ON holders (person) WHERE person IS NOT NULL;

-- Everybody who ever had a seat at a table: messages there may name them.
CREATE TABLE people_seated (
    person   INTEGER NOT NULL REFERENCES people DEFERRABLE INITIALLY DEFERRED,
    table_id INTEGER NOT NULL REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    played   INTEGER NOT NULL DEFAULT 0,      -- had a seat when the game was on
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX people_seated_at ON people_seated (table_id) WHERE played;

-- People removed from a table, until its owner invites them back.
CREATE TABLE sent_away (
    table_id INTEGER NOT NULL REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    person   INTEGER NOT NULL REFERENCES people DEFERRABLE INITIALLY DEFERRED,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX sent_away_by_person ON sent_away (person);

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

-- What a deal is made of; both parts are secret until the game is over.
CREATE TABLE server_seeds (
    table_id    INTEGER PRIMARY KEY REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    server_seed TEXT NOT NULL
) STRICT;

CREATE TABLE player_salts (
    table_id INTEGER NOT NULL REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    person   INTEGER REFERENCES people DEFERRABLE INITIALLY DEFERRED,
    text     TEXT NOT NULL,                   -- '' once the person was forgotten
    code     TEXT NOT NULL,                   -- announced; stays when the text is deleted
    seat     INTEGER,                         -- NULL before the start, and for who left before
    closes   INTEGER NOT NULL,
    is_proof INTEGER NOT NULL
) STRICT;
CREATE INDEX player_salts_by_table ON player_salts (table_id);
CREATE INDEX player_salts_by_person ON player_salts (person) WHERE person IS NOT NULL;

-- The journal. A request is stored once; a ply is played once.
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

-- Moves made for a seat whose player was away.
CREATE TABLE absence_log (
    table_id INTEGER NOT NULL REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    seat     INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    stake    INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, at)
) STRICT, WITHOUT ROWID;

-- The table on which the players of a finished game play again.
CREATE TABLE rematches (
    table_id INTEGER PRIMARY KEY REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    again    INTEGER NOT NULL REFERENCES tables DEFERRABLE INITIALLY DEFERRED
) STRICT;

-- When a person last pressed something at a table; written every few minutes at most.
CREATE TABLE presence (
    table_id INTEGER NOT NULL REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    person   INTEGER NOT NULL REFERENCES people DEFERRABLE INITIALLY DEFERRED,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX presence_by_person ON presence (person);
CREATE INDEX presence_by_age ON presence (at);

-- Deals that several tables play: the deal of the week of a server, and those of friends.
CREATE TABLE shared_deals (
    id          INTEGER PRIMARY KEY,
    server      TEXT NOT NULL,
    place       TEXT NOT NULL,                -- where it is announced, '' for one of friends
    language    TEXT NOT NULL,
    game        TEXT NOT NULL,
    rules       INTEGER NOT NULL,
    printed     TEXT NOT NULL REFERENCES editions DEFERRABLE INITIALLY DEFERRED,
    options     TEXT NOT NULL,                -- JSON: pairs, in the order of the game
    server_seed TEXT NOT NULL,                -- secret until it is over
    since       INTEGER NOT NULL,
    until       INTEGER,                      -- NULL: until its last table has ended
    over        INTEGER NOT NULL,
    post        TEXT NOT NULL,                -- the message that announces it, '' while there is none
    seal        TEXT NOT NULL                 -- hash of that message, '' to have it written anew
) STRICT;
CREATE INDEX shared_deals_to_tend ON shared_deals (id) WHERE NOT over OR seal = '';

CREATE TABLE shared_deal_tables (
    table_id INTEGER PRIMARY KEY REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    deal     INTEGER NOT NULL REFERENCES shared_deals DEFERRABLE INITIALLY DEFERRED,
    person   INTEGER REFERENCES people DEFERRABLE INITIALLY DEFERRED
) STRICT;
CREATE UNIQUE INDEX shared_deal_tables_by_deal ON shared_deal_tables (deal, person)
    WHERE person IS NOT NULL;
CREATE INDEX shared_deal_tables_by_person ON shared_deal_tables (person) WHERE person IS NOT NULL;

-- Accounts that have played a deal, also if they were forgotten since; deleted once it is over.
CREATE TABLE shared_deal_accounts (
    deal    INTEGER NOT NULL REFERENCES shared_deals DEFERRABLE INITIALLY DEFERRED,
    account TEXT NOT NULL,                    -- hash of the account, salted with the server seed
    PRIMARY KEY (deal, account)
) STRICT, WITHOUT ROWID;

-- What waits

CREATE TABLE jobs (
    table_id INTEGER NOT NULL REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    seat     INTEGER,
    kind     TEXT NOT NULL,
    at       INTEGER NOT NULL,
    decision INTEGER NOT NULL
) STRICT;
CREATE INDEX jobs_by_table ON jobs (table_id, seat);
CREATE INDEX jobs_by_time ON jobs (at);

CREATE TABLE orders (
    table_id INTEGER NOT NULL REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    seat     INTEGER NOT NULL,
    rank     INTEGER NOT NULL,
    act      TEXT NOT NULL,                   -- secret to all but the seat
    PRIMARY KEY (table_id, seat, rank)
) STRICT, WITHOUT ROWID;

CREATE TABLE ballots (
    table_id INTEGER NOT NULL REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    rank     INTEGER NOT NULL,
    motion   TEXT NOT NULL,                   -- as bot/tables/motion_kinds.py spells it
    since    INTEGER NOT NULL,
    until    INTEGER NOT NULL,
    opened   INTEGER NOT NULL,
    PRIMARY KEY (table_id, rank)
) STRICT, WITHOUT ROWID;

-- Votes in favour, in the order they were cast.
CREATE TABLE votes (
    table_id INTEGER NOT NULL,
    ballot   INTEGER NOT NULL,
    rank     INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    PRIMARY KEY (table_id, ballot, rank),
    FOREIGN KEY (table_id, ballot) REFERENCES ballots DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

CREATE TABLE budgets (
    table_id          INTEGER NOT NULL REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    seat              INTEGER NOT NULL,
    time_left         INTEGER NOT NULL,
    since             INTEGER,
    missed            INTEGER,
    snoozed           INTEGER,
    answered_manually INTEGER,
    wished            INTEGER NOT NULL,       -- secret until it is counted
    counted           INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- Messages

-- The outbox. Ids are never used again: the nonce of a message is made of its id.
CREATE TABLE messages (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id   INTEGER NOT NULL REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    key        TEXT NOT NULL,
    person     INTEGER REFERENCES people DEFERRABLE INITIALLY DEFERRED,
    text       TEXT,                          -- JSON, see bot/storage/rows.py
    seat       INTEGER,
    decision   INTEGER NOT NULL,
    tries      INTEGER NOT NULL,
    not_before INTEGER NOT NULL,
    created    INTEGER NOT NULL,
    state      TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'told', 'lost')),
    why        TEXT NOT NULL DEFAULT '',      -- it failed or was lost
    forget_at  INTEGER                        -- set when it no longer waits
) STRICT;
CREATE INDEX messages_by_time ON messages (not_before) WHERE state = 'waiting';
CREATE INDEX messages_by_key ON messages (table_id, key) WHERE state = 'waiting';
CREATE INDEX messages_by_person ON messages (person) WHERE person IS NOT NULL;
CREATE INDEX messages_lost ON messages (id) WHERE state = 'lost';
CREATE INDEX messages_to_forget ON messages (forget_at) WHERE forget_at IS NOT NULL;
-- Texts about a question stay in the direct message as long as the question is open.
CREATE INDEX messages_said ON messages (table_id, key) WHERE text IS NOT NULL;

-- Messages that show something of a table and are edited as it changes.
CREATE TABLE posts (
    table_id INTEGER NOT NULL REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    key      TEXT NOT NULL,
    channel  TEXT NOT NULL,
    message  TEXT NOT NULL,
    made_at  INTEGER NOT NULL,
    ply      INTEGER NOT NULL,
    seal     TEXT NOT NULL,                   -- hash of its content, so that nothing is sent twice
    PRIMARY KEY (table_id, key)
) STRICT, WITHOUT ROWID;

-- Whether messages arrive: to a person at a table, or to its channel.
CREATE TABLE delivery_channels (
    table_id INTEGER NOT NULL REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    person   INTEGER REFERENCES people DEFERRABLE INITIALLY DEFERRED,  -- NULL: the channel
    shut     INTEGER NOT NULL,                -- it failed, and that was reported another way
    called   TEXT NOT NULL                    -- the wait for which the person was mentioned instead
) STRICT;
CREATE UNIQUE INDEX delivery_channels_to ON delivery_channels (table_id, ifnull(person, 0));
CREATE INDEX delivery_channels_lost ON delivery_channels (table_id) WHERE person IS NULL AND shut;
CREATE INDEX delivery_channels_by_person ON delivery_channels (person) WHERE person IS NOT NULL;

-- The one direct message that a person has over all tables.
CREATE TABLE direct_messages (
    person  INTEGER PRIMARY KEY REFERENCES people DEFERRABLE INITIALLY DEFERRED,
    channel TEXT NOT NULL,                    -- where it is; '' where there is none
    message TEXT NOT NULL,
    made_at INTEGER NOT NULL,
    told    TEXT NOT NULL,                    -- JSON: the pending items it names
    rang    INTEGER,                          -- when a direct message last rang
    heeded  INTEGER,                          -- the earliest deadline it named then
    nonce   TEXT NOT NULL,                    -- of one on its way, '' when there is none
    sent_at INTEGER NOT NULL,
    loud    INTEGER NOT NULL                  -- whether that one rings
) STRICT;

-- The last ephemeral reply to a person at a place: the next one replaces it.
CREATE TABLE ephemeral_replies (
    person   INTEGER NOT NULL REFERENCES people DEFERRABLE INITIALLY DEFERRED,
    place    TEXT NOT NULL,
    message  TEXT NOT NULL,
    token    TEXT NOT NULL,                   -- deletes it, for a quarter of an hour
    at       INTEGER NOT NULL,
    table_id INTEGER REFERENCES tables DEFERRABLE INITIALLY DEFERRED,  -- of a panel
    question TEXT NOT NULL,                   -- that the panel shows
    PRIMARY KEY (person, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX ephemeral_replies_by_age ON ephemeral_replies (at);

-- How far the story of a table is told in its thread: so many lines of it, after so many plies.
CREATE TABLE thread_cursors (
    table_id   INTEGER PRIMARY KEY REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    thread     TEXT NOT NULL,                 -- '' while there is none
    message    TEXT NOT NULL,                 -- the newest of the bot in it
    ply        INTEGER NOT NULL,
    lines      INTEGER NOT NULL,
    sent_ply   INTEGER NOT NULL,              -- the same of a message that may have arrived
    sent_lines INTEGER NOT NULL
) STRICT;

-- Messages that name people and are never edited: they are deleted with the first of those people
-- who is forgotten.
CREATE TABLE named_messages (
    channel TEXT NOT NULL,
    message TEXT NOT NULL,                    -- '' for the name of a thread
    instead TEXT NOT NULL,                    -- the name of the thread from then on
    down    INTEGER NOT NULL DEFAULT 0,       -- whether it is to be deleted
    PRIMARY KEY (channel, message)
) STRICT, WITHOUT ROWID;
CREATE INDEX named_messages_down ON named_messages (down) WHERE down;

CREATE TABLE named_people (
    channel TEXT NOT NULL,
    message TEXT NOT NULL,
    person  INTEGER NOT NULL REFERENCES people DEFERRABLE INITIALLY DEFERRED,
    PRIMARY KEY (channel, message, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX named_people_by_person ON named_people (person);

-- Private texts of a person about a table

CREATE TABLE player_notes (
    table_id INTEGER NOT NULL REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    person   INTEGER NOT NULL REFERENCES people DEFERRABLE INITIALLY DEFERRED,
    text     TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX player_notes_by_person ON player_notes (person);

CREATE TABLE reviews (
    table_id INTEGER NOT NULL REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    person   INTEGER NOT NULL REFERENCES people DEFERRABLE INITIALLY DEFERRED,
    text     TEXT NOT NULL,                   -- JSON: the best moment or null, then the dearest
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX reviews_by_person ON reviews (person);

-- History

CREATE TABLE results (
    table_id INTEGER NOT NULL REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    game     TEXT NOT NULL,
    server   TEXT NOT NULL,
    seats    INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    person   INTEGER REFERENCES people DEFERRABLE INITIALLY DEFERRED,
    computer TEXT NOT NULL,
    points   INTEGER NOT NULL,
    rank     INTEGER NOT NULL,
    ended    INTEGER NOT NULL,
    took_over INTEGER NOT NULL DEFAULT 0,     -- the round in which the person came
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_by_server ON results (server, ended);
CREATE INDEX results_by_person ON results (person, ended) WHERE person IS NOT NULL;
-- Everything a record needs of a person's results, so that no row has to be looked up.
CREATE INDEX results_played
    ON results (person, game, computer, took_over, server, rank, points, seats)
    WHERE person IS NOT NULL;

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

CREATE TABLE finished_games (
    table_id  INTEGER PRIMARY KEY REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    game      TEXT NOT NULL,
    server    TEXT NOT NULL,
    options   TEXT NOT NULL,                  -- JSON: pairs, in the order of the game
    computers INTEGER NOT NULL,               -- whether any of them played to the end
    margin    INTEGER,                        -- between the first two; NULL in a solo game
    sources   TEXT NOT NULL,                  -- JSON: where points come from
    greatest  INTEGER                         -- the best feat, kept when its player is forgotten
) STRICT;
CREATE INDEX finished_games_closely ON finished_games (server, game, margin)
    WHERE margin IS NOT NULL AND computers = 0;

-- Income and expenses of a person who played a game to its end.
CREATE TABLE accounts (
    table_id INTEGER NOT NULL REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    seat     INTEGER NOT NULL,
    points   TEXT NOT NULL,                   -- JSON: by source
    bought   INTEGER NOT NULL,                -- how often there was a usual price
    paid     INTEGER NOT NULL,                -- in all for these
    usual    INTEGER NOT NULL,                -- in all by the others for the same
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- The best of each kind that a person did in a game that they played to its end.
CREATE TABLE feats (
    table_id INTEGER NOT NULL REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    seat     INTEGER NOT NULL,
    kind     TEXT NOT NULL,
    thing    TEXT NOT NULL,                   -- what sort of thing, and which
    name     TEXT NOT NULL,
    amount   INTEGER NOT NULL,
    is_price INTEGER NOT NULL,
    person   INTEGER NOT NULL REFERENCES people DEFERRABLE INITIALLY DEFERRED,
    game     TEXT NOT NULL,
    server   TEXT NOT NULL,
    among    INTEGER NOT NULL,                -- whether it was done among people alone
    PRIMARY KEY (table_id, seat, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX feats_by_amount ON feats (server, game, kind, amount) WHERE among = 1;
CREATE INDEX feats_by_person ON feats (person, game, kind, amount);
