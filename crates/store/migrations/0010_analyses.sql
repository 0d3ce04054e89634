-- An analysis of a record, and what was found of each thing thrown, played and handed over in it.
-- `plies` and the ratings repeat what the items tell, so that the list need not read them.
CREATE TABLE analyses (
    id           TEXT    NOT NULL PRIMARY KEY,
    format       INTEGER NOT NULL,
    checksum     TEXT    NOT NULL UNIQUE,
    table_id     TEXT,
    rules        TEXT    NOT NULL,
    white        TEXT    NOT NULL,
    black        TEXT    NOT NULL,
    white_person INTEGER NOT NULL,
    black_person INTEGER NOT NULL,
    match_to     INTEGER NOT NULL,
    games        INTEGER NOT NULL,
    stages       INTEGER NOT NULL,
    record       TEXT    NOT NULL,
    faults       TEXT    NOT NULL,
    plies        INTEGER,
    wanted       INTEGER NOT NULL,
    stopped      INTEGER NOT NULL,
    rollouts     TEXT    NOT NULL,
    white_rating REAL,
    black_rating REAL,
    played_ms    BIGINT  NOT NULL,
    created_ms   BIGINT  NOT NULL
);

CREATE INDEX analyses_by_age ON analyses (created_ms DESC);

CREATE TABLE analysis_items (
    analysis_id TEXT    NOT NULL REFERENCES analyses (id) ON DELETE CASCADE,
    item        INTEGER NOT NULL,
    body        TEXT    NOT NULL,
    PRIMARY KEY (analysis_id, item)
);

-- Plays that lost much, for those who want to practise them.
CREATE TABLE analysis_mistakes (
    analysis_id TEXT    NOT NULL REFERENCES analyses (id) ON DELETE CASCADE,
    item        INTEGER NOT NULL,
    side        TEXT    NOT NULL,
    person      INTEGER NOT NULL,
    position    TEXT    NOT NULL,
    played      TEXT    NOT NULL,
    best        TEXT    NOT NULL,
    loss        REAL    NOT NULL,
    PRIMARY KEY (analysis_id, item)
);
