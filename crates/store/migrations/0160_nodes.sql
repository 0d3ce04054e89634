-- The processes that serve the tables of one database. A process gets a new number at each start. `seen_ms`
-- is when it was last alive, by the clock of the database. One that has ended has no `url`.
CREATE TABLE node (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    url     TEXT    NOT NULL,
    seen_ms BIGINT  NOT NULL
);

-- The node that runs the table. It counts only while that node is alive.
ALTER TABLE tables ADD COLUMN owner BIGINT;

CREATE INDEX tables_by_owner ON tables (owner) WHERE owner IS NOT NULL;
