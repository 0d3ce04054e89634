-- Messages between the two players of a table. `body` is JSON: a message that pages translate, or a text.
CREATE TABLE chat (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    person   TEXT    NOT NULL,
    at_ms    BIGINT  NOT NULL,
    body     TEXT    NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- A message that a player reported, for the operator. `lines` has all messages of the table until then, as
-- JSON, so that it stays when the table is removed.
CREATE TABLE reports (
    table_id TEXT    NOT NULL,
    number   INTEGER NOT NULL,
    reporter TEXT    NOT NULL,
    person   TEXT    NOT NULL,
    at_ms    BIGINT  NOT NULL,
    lines    TEXT    NOT NULL,
    PRIMARY KEY (table_id, number, reporter)
);
