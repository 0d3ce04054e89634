-- Members who have asked to remove their account: their running matches are settled first.
CREATE TABLE leaving (
    person TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    at_ms  BIGINT NOT NULL
);
