-- Notes of members about other members, which only their authors read.
CREATE TABLE private_notes (
    author     TEXT   NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    about      TEXT   NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    text       TEXT   NOT NULL,
    changed_ms BIGINT NOT NULL,
    PRIMARY KEY (author, about)
);

CREATE INDEX private_notes_by_about ON private_notes (about);
