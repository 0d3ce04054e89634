-- Tables with clocks. `wake_ms` is the time at which something happens without a command: a clock runs
-- out. Then the server opens the table even if nobody looks at it.
ALTER TABLE tables ADD COLUMN time_control TEXT;
ALTER TABLE tables ADD COLUMN wake_ms BIGINT;

CREATE INDEX tables_by_wake ON tables (wake_ms) WHERE wake_ms IS NOT NULL;

-- When the server was last alive. Its one row is written every few seconds; after a crash, players get
-- back the time since then.
CREATE TABLE beats (
    id    INTEGER NOT NULL PRIMARY KEY,
    at_ms BIGINT  NOT NULL
);
