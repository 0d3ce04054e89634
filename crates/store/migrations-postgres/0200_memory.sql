-- The memory by which a puzzle is repeated (FSRS), in place of its box, which stays for rows of an
-- earlier program: `stability` in days, `difficulty` from 1 to 10; NULL in such a row.
ALTER TABLE practice_tries ADD COLUMN stability DOUBLE PRECISION;
ALTER TABLE practice_tries ADD COLUMN difficulty DOUBLE PRECISION;
