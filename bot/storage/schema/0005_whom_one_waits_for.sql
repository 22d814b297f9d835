-- What people like to know, and whom they wait for.

ALTER TABLE people ADD COLUMN hears_next INTEGER NOT NULL DEFAULT 0;  -- that he comes next

-- With whom somebody would rather not be seated together; the other one never learns of it.
CREATE TABLE avoided (
    person INTEGER NOT NULL REFERENCES people DEFERRABLE INITIALLY DEFERRED,
    other  INTEGER NOT NULL REFERENCES people DEFERRABLE INITIALLY DEFERRED,
    PRIMARY KEY (person, other)
) STRICT, WITHOUT ROWID;
CREATE INDEX avoided_by_other ON avoided (other);
