-- Everything that the migrations of SQLite up to number 145 make, in their last form. From here on each
-- migration of a number is in both folders.
--
-- Text is ordered by its bytes, as in SQLite, whatever the locale of the database is.

-- A table and the events that made it what it is.
-- The units and `finished` repeat what the events tell, so that the list of tables need not replay
-- them; they change in the transaction that adds the events. `wake_ms` is the time at which something
-- happens without a command. The pages have room, so that a change of a row stays on its page.
CREATE TABLE tables (
    id           TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    format       INTEGER NOT NULL,
    rules        TEXT COLLATE "C" NOT NULL,
    fingerprint  TEXT COLLATE "C" NOT NULL,
    white        TEXT COLLATE "C" NOT NULL,
    black        TEXT COLLATE "C" NOT NULL,
    match_to     INTEGER NOT NULL,
    auto_forced  INTEGER NOT NULL,
    seed         TEXT COLLATE "C" NOT NULL,
    dice_listed  INTEGER NOT NULL,
    white_units  INTEGER NOT NULL,
    black_units  INTEGER NOT NULL,
    finished     INTEGER NOT NULL,
    created_ms   BIGINT NOT NULL,
    changed_ms   BIGINT NOT NULL,
    purpose      TEXT COLLATE "C" NOT NULL DEFAULT 'game',
    start        TEXT COLLATE "C",
    dice         TEXT COLLATE "C" NOT NULL DEFAULT '',
    white_player TEXT COLLATE "C",
    black_player TEXT COLLATE "C",
    time_control TEXT COLLATE "C",
    wake_ms      BIGINT
) WITH (fillfactor = 70);

CREATE INDEX tables_by_change ON tables (changed_ms DESC);
CREATE INDEX tables_by_white ON tables (white_player);
CREATE INDEX tables_by_black ON tables (black_player);
CREATE INDEX tables_by_wake ON tables (wake_ms) WHERE wake_ms IS NOT NULL;

-- The primary key is what refuses a second event with the same version.
CREATE TABLE events (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version  INTEGER NOT NULL,
    at_ms    BIGINT NOT NULL,
    body     TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, version)
);

-- An analysis of a record, and what was found of each thing thrown, played and handed over in it.
-- `plies` and the ratings repeat what the items tell, so that the list need not read them.
CREATE TABLE analyses (
    id           TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    format       INTEGER NOT NULL,
    checksum     TEXT COLLATE "C" NOT NULL UNIQUE,
    table_id     TEXT COLLATE "C",
    rules        TEXT COLLATE "C" NOT NULL,
    white        TEXT COLLATE "C" NOT NULL,
    black        TEXT COLLATE "C" NOT NULL,
    match_to     INTEGER NOT NULL,
    games        INTEGER NOT NULL,
    stages       INTEGER NOT NULL,
    record       TEXT COLLATE "C" NOT NULL,
    faults       TEXT COLLATE "C" NOT NULL,
    plies        INTEGER,
    wanted       INTEGER NOT NULL,
    stopped      INTEGER NOT NULL,
    rollouts     TEXT COLLATE "C" NOT NULL,
    white_rating DOUBLE PRECISION,
    black_rating DOUBLE PRECISION,
    played_ms    BIGINT NOT NULL,
    created_ms   BIGINT NOT NULL,
    white_player TEXT COLLATE "C",
    black_player TEXT COLLATE "C"
);

CREATE INDEX analyses_by_age ON analyses (created_ms DESC);

CREATE TABLE analysis_items (
    analysis_id TEXT COLLATE "C" NOT NULL REFERENCES analyses (id) ON DELETE CASCADE,
    item        INTEGER NOT NULL,
    body        TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (analysis_id, item)
);

-- Plays that lost much, for those who want to practise them.
CREATE TABLE analysis_mistakes (
    analysis_id TEXT COLLATE "C" NOT NULL REFERENCES analyses (id) ON DELETE CASCADE,
    item        INTEGER NOT NULL,
    side        TEXT COLLATE "C" NOT NULL,
    person      INTEGER NOT NULL,
    position    TEXT COLLATE "C" NOT NULL,
    played      TEXT COLLATE "C" NOT NULL,
    best        TEXT COLLATE "C" NOT NULL,
    loss        DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (analysis_id, item)
);

-- How a player does with puzzles: the rating in each game, and what was tried.
CREATE TABLE practice_ratings (
    player     TEXT COLLATE "C" NOT NULL,
    game       TEXT COLLATE "C" NOT NULL,
    rating     DOUBLE PRECISION NOT NULL,
    deviation  DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (player, game)
);

-- A puzzle, or a mistake of the player's own, by the position in which it is played. `box` and
-- `due_ms` are there while it is to be repeated.
CREATE TABLE practice_tries (
    player     TEXT COLLATE "C" NOT NULL,
    position   TEXT COLLATE "C" NOT NULL,
    game       TEXT COLLATE "C" NOT NULL,
    own        INTEGER NOT NULL,
    rating     DOUBLE PRECISION NOT NULL,
    deviation  DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    tries      INTEGER NOT NULL,
    solved     INTEGER NOT NULL,
    last_ms    BIGINT NOT NULL,
    box        INTEGER,
    due_ms     BIGINT,
    PRIMARY KEY (player, position)
);

-- The statistics data of a table after its first `version` events, as JSON. It follows from the
-- events and saves replaying them.
CREATE TABLE table_facts (
    table_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    version  INTEGER NOT NULL,
    format   INTEGER NOT NULL,
    body     TEXT COLLATE "C" NOT NULL
);

-- People who play on several machines. A guest is a person without a credential; claiming turns a guest
-- into a member. `kind` is `guest`, `member`, `bot` or `deleted`.
CREATE TABLE people (
    id         TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    kind       TEXT COLLATE "C" NOT NULL,
    name       TEXT COLLATE "C" NOT NULL,
    created_ms BIGINT NOT NULL,
    password   TEXT COLLATE "C",
    claimed_ms BIGINT
);

-- A browser of a person. The token itself is only in the browser.
CREATE TABLE sessions (
    hash       TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    person     TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    expires_ms BIGINT NOT NULL,
    created_ms BIGINT NOT NULL DEFAULT 0,
    agent      TEXT COLLATE "C" NOT NULL DEFAULT ''
);

CREATE INDEX sessions_by_person ON sessions (person);

-- A table of the hall begins as an invitation. `table_id` is set in the transaction that creates the
-- table, so an invitation is accepted once.
CREATE TABLE invitations (
    id            TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    inviter       TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    body          TEXT COLLATE "C" NOT NULL,
    watchable     INTEGER NOT NULL,
    created_ms    BIGINT NOT NULL,
    expires_ms    BIGINT NOT NULL,
    table_id      TEXT COLLATE "C" UNIQUE REFERENCES tables (id) ON DELETE CASCADE,
    watch_delay_s INTEGER NOT NULL DEFAULT 10
);

CREATE INDEX invitations_by_inviter ON invitations (inviter);

-- When the server was last alive. Its one row is written every few seconds; after a crash, players get
-- back the time since then.
CREATE TABLE beats (
    id    INTEGER NOT NULL PRIMARY KEY,
    at_ms BIGINT NOT NULL
);

-- Messages between the two players of a table. `body` is JSON: a message that pages translate, or a text.
CREATE TABLE chat (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    person   TEXT COLLATE "C" NOT NULL,
    at_ms    BIGINT NOT NULL,
    body     TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- A message that a player reported, for the operator. `lines` has all messages of the table until then, as
-- JSON, so that it stays when the table is removed.
CREATE TABLE reports (
    table_id TEXT COLLATE "C" NOT NULL,
    number   INTEGER NOT NULL,
    reporter TEXT COLLATE "C" NOT NULL,
    person   TEXT COLLATE "C" NOT NULL,
    at_ms    BIGINT NOT NULL,
    lines    TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, number, reporter)
);

-- The names of members, by the key under which similar names are one. A name is never freed: that of a
-- removed account stays, without its person.
CREATE TABLE account_names (
    name_key TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    person   TEXT COLLATE "C" UNIQUE REFERENCES people (id) ON DELETE SET NULL
);

-- Printed codes, each of which sets a new password once. Only their hashes are here.
CREATE TABLE recovery_codes (
    person TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    hash   TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (person, hash)
);

-- Ratings of members by game and speed (Glicko-2).
CREATE TABLE ratings (
    person     TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game       TEXT COLLATE "C" NOT NULL,
    speed      TEXT COLLATE "C" NOT NULL,
    rating     DOUBLE PRECISION NOT NULL,
    deviation  DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    matches    INTEGER NOT NULL,
    PRIMARY KEY (person, game, speed)
);

-- The result of a finished match of the hall. A row is written once, in the transaction that changes
-- the ratings; `rated` is 0 if they did not change.
CREATE TABLE results (
    table_id        TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    game            TEXT COLLATE "C" NOT NULL,
    speed           TEXT COLLATE "C",
    match_to        INTEGER NOT NULL,
    white_player    TEXT COLLATE "C" NOT NULL,
    black_player    TEXT COLLATE "C" NOT NULL,
    white_units     INTEGER NOT NULL,
    black_units     INTEGER NOT NULL,
    winner          TEXT COLLATE "C",
    reason          TEXT COLLATE "C" NOT NULL,
    rated           INTEGER NOT NULL,
    ended_ms        BIGINT NOT NULL,
    white_before    DOUBLE PRECISION,
    white_rating    DOUBLE PRECISION,
    white_deviation DOUBLE PRECISION,
    black_before    DOUBLE PRECISION,
    black_rating    DOUBLE PRECISION,
    black_deviation DOUBLE PRECISION
);

CREATE INDEX results_by_white ON results (white_player, ended_ms);
CREATE INDEX results_by_black ON results (black_player, ended_ms);

-- Games that people want to play with anybody. A person has at most one. A seek that is accepted is
-- removed in the transaction that creates the table and its invitation, which has the same id.
CREATE TABLE seeks (
    id         TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    person     TEXT COLLATE "C" NOT NULL UNIQUE REFERENCES people (id) ON DELETE CASCADE,
    body       TEXT COLLATE "C" NOT NULL,
    created_ms BIGINT NOT NULL
);

-- The token of a bot, a person whose kind is `bot`. The token itself is only with its operator.
CREATE TABLE bot_tokens (
    hash       TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    person     TEXT COLLATE "C" NOT NULL UNIQUE REFERENCES people (id) ON DELETE CASCADE,
    created_ms BIGINT NOT NULL
);

-- Members to whom the operator gave the role of a moderator.
CREATE TABLE moderators (
    person   TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    since_ms BIGINT NOT NULL
);

-- What moderators and the operator did, in order. Rows are only added. `moderator` is NULL for the
-- operator, `ends_ms` if the act has no end. A report is answered once an act names it.
CREATE TABLE acts (
    number        INTEGER NOT NULL PRIMARY KEY,
    at_ms         BIGINT NOT NULL,
    moderator     TEXT COLLATE "C",
    person        TEXT COLLATE "C" NOT NULL,
    kind          TEXT COLLATE "C" NOT NULL,
    ends_ms       BIGINT,
    reason        TEXT COLLATE "C" NOT NULL,
    report_table  TEXT COLLATE "C",
    report_number INTEGER
);

CREATE INDEX acts_by_person ON acts (person, number);
CREATE UNIQUE INDEX acts_by_report ON acts (report_table, report_number);

-- People whose messages a person does not want to see.
CREATE TABLE mutes (
    person TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    muted  TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    PRIMARY KEY (person, muted)
);

-- Games that a member wants to play with a certain other member. One that is accepted is removed in
-- the transaction that creates the table and its invitation, which has the same id.
CREATE TABLE challenges (
    id         TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    challenger TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    challenged TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    body       TEXT COLLATE "C" NOT NULL,
    created_ms BIGINT NOT NULL,
    expires_ms BIGINT NOT NULL,
    UNIQUE (challenger, challenged)
);

CREATE INDEX challenges_by_challenged ON challenges (challenged);

-- Members whom a member does not want to play.
CREATE TABLE blocks (
    person     TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    blocked    TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    created_ms BIGINT NOT NULL,
    PRIMARY KEY (person, blocked)
);

CREATE INDEX blocks_by_blocked ON blocks (blocked);

-- Tournaments of a hall. The log says everything; `state` and `starts_ms` are copies for lists.
CREATE TABLE tournaments (
    id         TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    organiser  TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    body       TEXT COLLATE "C" NOT NULL,
    state      TEXT COLLATE "C" NOT NULL,
    starts_ms  BIGINT NOT NULL,
    created_ms BIGINT NOT NULL,
    changed_ms BIGINT NOT NULL
);

CREATE INDEX tournaments_by_state ON tournaments (state, starts_ms);
CREATE INDEX tournaments_by_organiser ON tournaments (organiser);

-- `person` names who joined, so that a person finds their tournaments.
CREATE TABLE tournament_log (
    tournament TEXT COLLATE "C" NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    seq        INTEGER NOT NULL,
    body       TEXT COLLATE "C" NOT NULL,
    person     TEXT COLLATE "C",
    PRIMARY KEY (tournament, seq)
);

CREATE INDEX tournament_log_by_person ON tournament_log (person) WHERE person IS NOT NULL;

-- The table of each game. A game has one table at most; without one it gets another.
CREATE TABLE tournament_games (
    tournament TEXT COLLATE "C" NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    number     INTEGER NOT NULL,
    table_id   TEXT COLLATE "C" NOT NULL UNIQUE REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (tournament, number)
);

-- Passkeys of members. `body` is what the server needs to verify a signature: the public key and the
-- counter, as JSON. There is nothing secret in it. `used_ms` is NULL until somebody signs in with it.
CREATE TABLE credentials (
    id         TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    person     TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    name       TEXT COLLATE "C" NOT NULL,
    body       TEXT COLLATE "C" NOT NULL,
    created_ms BIGINT NOT NULL,
    used_ms    BIGINT
);

CREATE INDEX credentials_by_person ON credentials (person, created_ms);

-- What is added up of the rated matches of a member, by game and band of ratings. `body` has the sums
-- as JSON. `answered` is the number of stages at the last answer of a moderator.
CREATE TABLE fair_play (
    person   TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game     TEXT COLLATE "C" NOT NULL,
    band     INTEGER NOT NULL,
    stages   INTEGER NOT NULL,
    answered INTEGER NOT NULL DEFAULT 0,
    body     TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (person, game, band)
);

CREATE INDEX fair_play_by_band ON fair_play (game, band);

-- The matches that were added, each once.
CREATE TABLE fair_play_matches (
    table_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE
);
