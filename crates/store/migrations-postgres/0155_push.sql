-- Where browsers hear of notices while no page is open. It goes with the session of its browser.
-- `p256dh` and `auth` are the keys with which messages are encrypted.
CREATE TABLE push (
    session  TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES sessions (hash) ON DELETE CASCADE,
    endpoint TEXT COLLATE "C" NOT NULL UNIQUE,
    p256dh   TEXT COLLATE "C" NOT NULL,
    auth     TEXT COLLATE "C" NOT NULL
);
