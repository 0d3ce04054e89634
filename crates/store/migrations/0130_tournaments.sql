-- Tournaments of a hall. The log says everything; `state` and `starts_ms` are copies for lists.
CREATE TABLE tournaments (
    id         TEXT   NOT NULL PRIMARY KEY,
    organiser  TEXT   NOT NULL REFERENCES people (id),
    body       TEXT   NOT NULL,
    state      TEXT   NOT NULL,
    starts_ms  BIGINT NOT NULL,
    created_ms BIGINT NOT NULL,
    changed_ms BIGINT NOT NULL
);

CREATE INDEX tournaments_by_state ON tournaments (state, starts_ms);
CREATE INDEX tournaments_by_organiser ON tournaments (organiser);

-- `person` names who joined, so that a person finds their tournaments.
CREATE TABLE tournament_log (
    tournament TEXT    NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    seq        INTEGER NOT NULL,
    body       TEXT    NOT NULL,
    person     TEXT,
    PRIMARY KEY (tournament, seq)
);

CREATE INDEX tournament_log_by_person ON tournament_log (person) WHERE person IS NOT NULL;

-- The table of each game. A game has one table at most; without one it gets another.
CREATE TABLE tournament_games (
    tournament TEXT    NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    number     INTEGER NOT NULL,
    table_id   TEXT    NOT NULL UNIQUE REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (tournament, number)
);
