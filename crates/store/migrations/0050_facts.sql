-- The statistics data of a table after its first `version` events, as JSON. It follows from the
-- events and saves replaying them.
CREATE TABLE table_facts (
    table_id TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    version  INTEGER NOT NULL,
    format   INTEGER NOT NULL,
    body     TEXT    NOT NULL
);
