-- A table and the events that made it what it is.
-- The units and `finished` repeat what the events tell, so that the list of tables need not replay
-- them; they change in the transaction that adds the events.
CREATE TABLE tables (
    id          TEXT    NOT NULL PRIMARY KEY,
    format      INTEGER NOT NULL,
    rules       TEXT    NOT NULL,
    fingerprint TEXT    NOT NULL,
    white       TEXT    NOT NULL,
    black       TEXT    NOT NULL,
    match_to    INTEGER NOT NULL,
    auto_forced INTEGER NOT NULL,
    seed        TEXT    NOT NULL,
    dice_listed INTEGER NOT NULL,
    white_units INTEGER NOT NULL,
    black_units INTEGER NOT NULL,
    finished    INTEGER NOT NULL,
    created_ms  BIGINT  NOT NULL,
    changed_ms  BIGINT  NOT NULL
);

CREATE INDEX tables_by_change ON tables (changed_ms DESC);

-- The primary key is what refuses a second event with the same version.
CREATE TABLE events (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version  INTEGER NOT NULL,
    at_ms    BIGINT  NOT NULL,
    body     TEXT    NOT NULL,
    PRIMARY KEY (table_id, version)
);
