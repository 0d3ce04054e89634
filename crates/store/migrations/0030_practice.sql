-- How the player does with puzzles: his rating in each game, and what he has tried.
CREATE TABLE practice_ratings (
    game       TEXT NOT NULL PRIMARY KEY,
    rating     REAL NOT NULL,
    deviation  REAL NOT NULL,
    volatility REAL NOT NULL
);

-- A puzzle, or a mistake of the player's own, by the position in which it is played. `box` and
-- `due_ms` are there while it is to be repeated.
CREATE TABLE practice_tries (
    position   TEXT    NOT NULL PRIMARY KEY,
    game       TEXT    NOT NULL,
    own        INTEGER NOT NULL,
    rating     REAL    NOT NULL,
    deviation  REAL    NOT NULL,
    volatility REAL    NOT NULL,
    tries      INTEGER NOT NULL,
    solved     INTEGER NOT NULL,
    last_ms    BIGINT  NOT NULL,
    box        INTEGER,
    due_ms     BIGINT
);

CREATE INDEX practice_tries_by_game ON practice_tries (game, own);
