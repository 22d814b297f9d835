-- Of a panel: at which table it shows which question, so that it can follow when the table moves.
ALTER TABLE whispers ADD COLUMN table_id INTEGER REFERENCES tables DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE whispers ADD COLUMN question TEXT NOT NULL DEFAULT '';
