-- What is added up of the rated matches of a member, by game and band of ratings. `body` has the sums
-- as JSON. `answered` is the number of stages at the last answer of a moderator.
CREATE TABLE fair_play (
    person   TEXT    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game     TEXT    NOT NULL,
    band     INTEGER NOT NULL,
    stages   INTEGER NOT NULL,
    answered INTEGER NOT NULL DEFAULT 0,
    body     TEXT    NOT NULL,
    PRIMARY KEY (person, game, band)
);

CREATE INDEX fair_play_by_band ON fair_play (game, band);

-- The matches that were added, each once.
CREATE TABLE fair_play_matches (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE
);
