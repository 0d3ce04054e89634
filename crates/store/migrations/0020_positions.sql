-- What a table is for, the position that its first game starts from (none: the start of the game),
-- and throws that come before those of the seed.
ALTER TABLE tables ADD COLUMN purpose TEXT NOT NULL DEFAULT 'game';
ALTER TABLE tables ADD COLUMN start TEXT;
ALTER TABLE tables ADD COLUMN dice TEXT NOT NULL DEFAULT '';
