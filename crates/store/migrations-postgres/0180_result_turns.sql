-- The turns that the side with fewer of them completed; NULL where nobody counted them. A match that
-- ended early changes ratings only a few times a day.
ALTER TABLE results ADD COLUMN turns INTEGER;
