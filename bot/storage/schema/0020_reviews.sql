-- What somebody is told who looks back at a game of his: thought about once. Nobody else reads it.
CREATE TABLE reviews (
    table_id INTEGER NOT NULL REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    person   INTEGER NOT NULL REFERENCES people DEFERRABLE INITIALLY DEFERRED,
    text     TEXT NOT NULL,               -- JSON: the best moment or null, then the dearest
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX reviews_by_person ON reviews (person);
