-- What somebody writes for himself at a table. Nobody else reads it.
CREATE TABLE jottings (
    table_id INTEGER NOT NULL REFERENCES tables DEFERRABLE INITIALLY DEFERRED,
    person   INTEGER NOT NULL REFERENCES people DEFERRABLE INITIALLY DEFERRED,
    text     TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX jottings_by_person ON jottings (person);
