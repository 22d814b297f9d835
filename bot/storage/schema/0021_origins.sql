-- From which position of another game, that was over, somebody plays on at a table of his own: so many
-- moves were in force there, and nothing that comes of it counts.
ALTER TABLE tables ADD COLUMN origin INTEGER REFERENCES tables DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE tables ADD COLUMN origin_moves INTEGER;
