-- The token of a bot, a person whose kind is `bot`. The token itself is only with its operator.
CREATE TABLE bot_tokens (
    hash       TEXT   NOT NULL PRIMARY KEY,
    person     TEXT   NOT NULL UNIQUE REFERENCES people (id) ON DELETE CASCADE,
    created_ms BIGINT NOT NULL
);
