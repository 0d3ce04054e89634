-- Passkeys of members. `body` is what the server needs to verify a signature: the public key and the
-- counter, as JSON. There is nothing secret in it. `used_ms` is NULL until somebody signs in with it.
CREATE TABLE credentials (
    id         TEXT   NOT NULL PRIMARY KEY,
    person     TEXT   NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    name       TEXT   NOT NULL,
    body       TEXT   NOT NULL,
    created_ms BIGINT NOT NULL,
    used_ms    BIGINT
);

CREATE INDEX credentials_by_person ON credentials (person, created_ms);
