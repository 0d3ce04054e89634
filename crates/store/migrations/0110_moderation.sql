-- Members to whom the operator gave the role of a moderator.
CREATE TABLE moderators (
    person   TEXT   NOT NULL PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    since_ms BIGINT NOT NULL
);

-- What moderators and the operator did, in order. Rows are only added. `moderator` is NULL for the
-- operator, `ends_ms` if the act has no end. A report is answered once an act names it.
CREATE TABLE acts (
    number        INTEGER NOT NULL PRIMARY KEY,
    at_ms         BIGINT  NOT NULL,
    moderator     TEXT,
    person        TEXT    NOT NULL,
    kind          TEXT    NOT NULL,
    ends_ms       BIGINT,
    reason        TEXT    NOT NULL,
    report_table  TEXT,
    report_number INTEGER
);

CREATE INDEX acts_by_person ON acts (person, number);
CREATE UNIQUE INDEX acts_by_report ON acts (report_table, report_number);

-- People whose messages a person does not want to see.
CREATE TABLE mutes (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    muted  TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    PRIMARY KEY (person, muted)
);
