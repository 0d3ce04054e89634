-- Ratings of members by game and speed (Glicko-2).
CREATE TABLE ratings (
    person     TEXT    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game       TEXT    NOT NULL,
    speed      TEXT    NOT NULL,
    rating     REAL    NOT NULL,
    deviation  REAL    NOT NULL,
    volatility REAL    NOT NULL,
    matches    INTEGER NOT NULL,
    PRIMARY KEY (person, game, speed)
);

-- The result of a finished match of the hall. A row is written once, in the transaction that changes
-- the ratings; `rated` is 0 if they did not change.
CREATE TABLE results (
    table_id        TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    game            TEXT    NOT NULL,
    speed           TEXT,
    match_to        INTEGER NOT NULL,
    white_player    TEXT    NOT NULL,
    black_player    TEXT    NOT NULL,
    white_units     INTEGER NOT NULL,
    black_units     INTEGER NOT NULL,
    winner          TEXT,
    reason          TEXT    NOT NULL,
    rated           INTEGER NOT NULL,
    ended_ms        BIGINT  NOT NULL,
    white_before    REAL,
    white_rating    REAL,
    white_deviation REAL,
    black_before    REAL,
    black_rating    REAL,
    black_deviation REAL
);

CREATE INDEX results_by_white ON results (white_player, ended_ms);
CREATE INDEX results_by_black ON results (black_player, ended_ms);
