-- Auctions may be sealed: everybody is asked for his wishes at once, before they are played out.

ALTER TABLE tables ADD COLUMN auctions TEXT NOT NULL DEFAULT '';  -- '': as its clock is slow or not
-- Whoever began to bid by hand goes on so.
UPDATE tables SET auctions = 'hand' WHERE started IS NOT NULL;

-- Up to which phase of auctions somebody has given all his wishes: secret, until a call counts him.
ALTER TABLE budgets ADD COLUMN wished INTEGER NOT NULL DEFAULT 0;
ALTER TABLE budgets ADD COLUMN counted INTEGER NOT NULL DEFAULT 0;
