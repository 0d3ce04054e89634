-- Who a person is, besides what they are called (decision 0012). Everyone here sat at the one screen
-- of a local table: the player of this machine, whom the page calls "You", or another person, who
-- is told by the name typed. `Player::at_screen` in crates/table makes the same ids.
ALTER TABLE tables ADD COLUMN white_player TEXT;
ALTER TABLE tables ADD COLUMN black_player TEXT;

UPDATE tables SET white_player = CASE substr(white, 8) WHEN 'You' THEN 'local'
    ELSE 'name-' || lower(hex(substr(white, 8))) END WHERE white LIKE 'person:%';
UPDATE tables SET black_player = CASE substr(black, 8) WHEN 'You' THEN 'local'
    ELSE 'name-' || lower(hex(substr(black, 8))) END WHERE black LIKE 'person:%';

-- Entries from now on say when they happened and who asked for them. Those that do not stay as they
-- are.
UPDATE tables SET format = 2 WHERE format = 1;

-- The id of a person who played here stands for the mark that they were one.
ALTER TABLE analyses ADD COLUMN white_player TEXT;
ALTER TABLE analyses ADD COLUMN black_player TEXT;

UPDATE analyses SET white_player = CASE white WHEN 'You' THEN 'local'
    ELSE 'name-' || lower(hex(white)) END WHERE white_person = 1;
UPDATE analyses SET black_player = CASE black WHEN 'You' THEN 'local'
    ELSE 'name-' || lower(hex(black)) END WHERE black_person = 1;

ALTER TABLE analyses DROP COLUMN white_person;
ALTER TABLE analyses DROP COLUMN black_person;

-- Ratings and tries are those of a player.
CREATE TABLE player_ratings (
    player     TEXT NOT NULL,
    game       TEXT NOT NULL,
    rating     REAL NOT NULL,
    deviation  REAL NOT NULL,
    volatility REAL NOT NULL,
    PRIMARY KEY (player, game)
);

INSERT INTO player_ratings SELECT 'local', game, rating, deviation, volatility FROM practice_ratings;
DROP TABLE practice_ratings;
ALTER TABLE player_ratings RENAME TO practice_ratings;

CREATE TABLE player_tries (
    player     TEXT    NOT NULL,
    position   TEXT    NOT NULL,
    game       TEXT    NOT NULL,
    own        INTEGER NOT NULL,
    rating     REAL    NOT NULL,
    deviation  REAL    NOT NULL,
    volatility REAL    NOT NULL,
    tries      INTEGER NOT NULL,
    solved     INTEGER NOT NULL,
    last_ms    BIGINT  NOT NULL,
    box        INTEGER,
    due_ms     BIGINT,
    PRIMARY KEY (player, position)
);

INSERT INTO player_tries SELECT 'local', position, game, own, rating, deviation, volatility, tries,
    solved, last_ms, box, due_ms FROM practice_tries;
DROP TABLE practice_tries;
ALTER TABLE player_tries RENAME TO practice_tries;
