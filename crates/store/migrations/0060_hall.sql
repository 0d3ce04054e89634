-- People who play on several machines. A guest is a person without a credential: registering adds one
-- to the same id.
CREATE TABLE people (
    id         TEXT   NOT NULL PRIMARY KEY,
    kind       TEXT   NOT NULL,
    name       TEXT   NOT NULL,
    created_ms BIGINT NOT NULL
);

-- A browser of a person. The token itself is only in the browser.
CREATE TABLE sessions (
    hash       TEXT   NOT NULL PRIMARY KEY,
    person     TEXT   NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    expires_ms BIGINT NOT NULL
);

CREATE INDEX sessions_by_person ON sessions (person);

-- A table of the hall begins as an invitation. `table_id` is set in the transaction that creates the
-- table, so an invitation is accepted once.
CREATE TABLE invitations (
    id         TEXT    NOT NULL PRIMARY KEY,
    inviter    TEXT    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    body       TEXT    NOT NULL,
    watchable  INTEGER NOT NULL,
    created_ms BIGINT  NOT NULL,
    expires_ms BIGINT  NOT NULL,
    table_id   TEXT    UNIQUE REFERENCES tables (id) ON DELETE CASCADE
);

CREATE INDEX invitations_by_inviter ON invitations (inviter);
CREATE INDEX tables_by_white ON tables (white_player);
CREATE INDEX tables_by_black ON tables (black_player);
