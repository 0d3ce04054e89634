-- Notes of members about other members, which only their authors read.
CREATE TABLE private_notes (
    author     TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    about      TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    text       TEXT COLLATE "C" NOT NULL,
    changed_ms BIGINT NOT NULL,
    PRIMARY KEY (author, about)
);

CREATE INDEX private_notes_by_about ON private_notes (about);
