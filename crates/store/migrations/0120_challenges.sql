-- Games that a member wants to play with a certain other member. One that is accepted is removed in
-- the transaction that creates the table and its invitation, which has the same id.
CREATE TABLE challenges (
    id         TEXT   NOT NULL PRIMARY KEY,
    challenger TEXT   NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    challenged TEXT   NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    body       TEXT   NOT NULL,
    created_ms BIGINT NOT NULL,
    expires_ms BIGINT NOT NULL,
    UNIQUE (challenger, challenged)
);

CREATE INDEX challenges_by_challenged ON challenges (challenged);

-- Members whom a member does not want to play.
CREATE TABLE blocks (
    person     TEXT   NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    blocked    TEXT   NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    created_ms BIGINT NOT NULL,
    PRIMARY KEY (person, blocked)
);

CREATE INDEX blocks_by_blocked ON blocks (blocked);
