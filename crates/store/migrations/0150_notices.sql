-- What a person is to know: their turn, a challenge, a round of a tournament. `subject` says what it is
-- about, `turn:<table>`; there is one notice of a subject. `body` has ids as JSON, and no names.
-- `remind_ms` is when the person is told again, if nothing has happened.
CREATE TABLE notices (
    person    TEXT    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    subject   TEXT    NOT NULL,
    body      TEXT    NOT NULL,
    at_ms     BIGINT  NOT NULL,
    seen      INTEGER NOT NULL DEFAULT 0,
    remind_ms BIGINT,
    PRIMARY KEY (person, subject)
);

CREATE INDEX notices_by_time ON notices (at_ms);
CREATE INDEX notices_to_remind ON notices (remind_ms) WHERE remind_ms IS NOT NULL;
