-- How much later than the players the watchers of a table see it, in seconds.
ALTER TABLE invitations ADD COLUMN watch_delay_s INTEGER NOT NULL DEFAULT 10;
