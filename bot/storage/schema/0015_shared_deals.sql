-- Deals that several tables play: the deal of the week of a server, and those of friends.

CREATE TABLE shared_deals (
    id       INTEGER PRIMARY KEY,
    server   TEXT NOT NULL,
    place    TEXT NOT NULL,                   -- where it is announced, '' for one of friends
    language TEXT NOT NULL,
    game     TEXT NOT NULL,
    rules    INTEGER NOT NULL,
    printed  TEXT NOT NULL REFERENCES editions DEFERRABLE INITIALLY DEFERRED,
    options  TEXT NOT NULL,                   -- JSON: pairs, in the order of the game
    half     TEXT NOT NULL,                   -- secret until it is over
    since    INTEGER NOT NULL,
    until    INTEGER,                         -- NULL: until its last table has ended
    over     INTEGER NOT NULL,
    post     TEXT NOT NULL,                   -- the message that tells of it, '' while there is none
    seal     TEXT NOT NULL                    -- of what that says, '' where it is to be written anew
) STRICT;
CREATE INDEX shared_deals_to_tend ON shared_deals (id) WHERE NOT over OR seal = '';

-- Who plays such a deal at which table; each person once.
CREATE TABLE sharers (
    table_id INTEGER PRIMARY KEY REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    deal     INTEGER NOT NULL REFERENCES shared_deals DEFERRABLE INITIALLY DEFERRED,
    person   INTEGER REFERENCES people DEFERRABLE INITIALLY DEFERRED
) STRICT;
CREATE UNIQUE INDEX sharers_by_deal ON sharers (deal, person) WHERE person IS NOT NULL;
CREATE INDEX sharers_by_person ON sharers (person) WHERE person IS NOT NULL;
