-- Codes with which another device of a person joins; whoever has one becomes that person.
CREATE TABLE device_codes (
    person  TEXT   NOT NULL PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    hash    TEXT   NOT NULL,
    session TEXT   NOT NULL,
    ends_ms BIGINT NOT NULL
);

-- Secrets of dice that a device of a player sealed for their other devices.
CREATE TABLE sealed_chains (
    person     TEXT   NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id   TEXT   NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    device     TEXT   NOT NULL,
    text       TEXT   NOT NULL,
    changed_ms BIGINT NOT NULL,
    PRIMARY KEY (person, table_id, device)
);

CREATE INDEX sealed_chains_by_table ON sealed_chains (table_id);
