-- Games that people want to play with anybody. A person has at most one. A seek that is accepted is
-- removed in the transaction that creates the table and its invitation, which has the same id.
CREATE TABLE seeks (
    id         TEXT   NOT NULL PRIMARY KEY,
    person     TEXT   NOT NULL UNIQUE REFERENCES people (id) ON DELETE CASCADE,
    body       TEXT   NOT NULL,
    created_ms BIGINT NOT NULL
);
