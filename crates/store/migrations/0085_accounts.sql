-- Accounts. A member is a person with a credential; claiming turns the guest of the same id into one.
-- `kind` in `people` is `guest`, `member` or `deleted`.
ALTER TABLE people ADD COLUMN password TEXT;
ALTER TABLE people ADD COLUMN claimed_ms BIGINT;

-- The names of members, by the key under which similar names are one. A name is never freed: that of a
-- removed account stays, without its person.
CREATE TABLE account_names (
    name_key TEXT NOT NULL PRIMARY KEY,
    person   TEXT UNIQUE REFERENCES people (id) ON DELETE SET NULL
);

-- Printed codes, each of which sets a new password once. Only their hashes are here.
CREATE TABLE recovery_codes (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    hash   TEXT NOT NULL,
    PRIMARY KEY (person, hash)
);

-- When a browser was signed in, and which one it is, for the list that its person sees.
ALTER TABLE sessions ADD COLUMN created_ms BIGINT NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN agent TEXT NOT NULL DEFAULT '';
