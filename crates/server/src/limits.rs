//! The limits of the server.

use std::num::NonZeroU32;
use std::time::Duration;

use axum::http::HeaderName;

pub use rosespring_wire::limits::{
    BODY_BYTES_MAX, MISTAKES_MAX, RECORD_BODY_BYTES_MAX, REVIEWS_LISTED_MAX, TABLES_LISTED_MAX,
};

/// The numbers of tables and connections for which a server has room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Capacity {
    /// Maximum number of tables in the data folder.
    pub tables: u32,
    /// Maximum number of tables in memory.
    pub open: usize,
    /// Maximum number of open connections, WebSockets included. A page has two or three.
    pub connections: usize,
}

impl Capacity {
    /// The capacity of a server for one machine.
    pub const LOCAL: Self = Self {
        tables: 10_000,
        open: 256,
        connections: 512,
    };

    /// The usual capacity of a hall.
    pub const HALL: Self = Self {
        tables: 100_000,
        open: 20_000,
        connections: 50_000,
    };
}

/// Maximum length of a message of a page over a socket, in bytes.
pub const MESSAGE_BYTES_MAX: usize = 4 * 1024;
/// Maximum number of tables for study, which are only in memory.
pub const STUDIES_MAX: u32 = 200;
/// Maximum number of sockets of one table.
pub const SOCKETS_PER_TABLE_MAX: usize = 16;
/// Maximum number of sockets of one table without a seat.
pub const WATCHERS_PER_TABLE_MAX: usize = 64;
/// Maximum number of messages that wait for one table.
pub const COMMANDS_QUEUED_MAX: usize = 64;
/// Maximum number of events that a slow socket may lag behind; then it is sent the whole state.
pub const EVENTS_QUEUED_MAX: usize = 64;
/// Maximum number of patches of a table that are cached for returning pages, for each kind of
/// viewer. Twice as many would be as long as the whole state.
pub const PATCHES_KEPT_MAX: usize = 32;
/// Maximum number of plays that the program computes at once.
pub const THINKING_MAX: usize = 2;
/// Maximum number of questions for advice that wait or run.
pub const ADVICE_QUEUED_MAX: usize = 16;
/// Time after which a table without a page leaves memory.
pub const IDLE: Duration = Duration::from_secs(60);
/// Time after which a study table without a page is removed.
pub const STUDY_KEPT: Duration = Duration::from_secs(600);
/// Time after which a table without a throw and without a page is removed.
pub const UNTOUCHED_KEPT: Duration = Duration::from_secs(24 * 3600);
/// Maximum number of events of a table that is removed as unused.
pub const QUIET_EVENTS_MAX: u32 = 8;
/// Time between two searches for unused tables.
pub const SWEEP_EVERY: Duration = Duration::from_secs(600);
/// Maximum number of tables read by one search.
pub const SWEPT_AT_ONCE: u32 = 10_000;
/// Open files that are left for the database and for the machine's own.
pub const FILES_SPARE: u64 = 128;
/// First size of the buffer in which a socket receives, in bytes. The buffer of every socket stays
/// in memory.
pub const SOCKET_BUFFER_BYTES: usize = 1024;
/// Time for the head of a request, the idle time before it included.
pub const HEAD_TIMEOUT: Duration = Duration::from_secs(30);
/// Time in which a connection must read a part of what the server sends.
pub const WRITE_TIMEOUT: Duration = Duration::from_secs(30);
/// Time for the body of a request and the beginning of its answer.
pub const REQUEST_TIMEOUT: Duration = Duration::from_secs(60);
/// Pause after a connection could not be accepted.
pub const ACCEPT_PAUSE: Duration = Duration::from_millis(200);
/// Time in which the store must answer a health check.
pub const PROBE_TIMEOUT: Duration = Duration::from_secs(2);
/// Maximum time of the check of the database at the start.
pub const QUICK_CHECK_TIME: Duration = Duration::from_secs(3);
/// Maximum time to close the database at the end.
pub const CLOSE_TIMEOUT: Duration = Duration::from_millis(1_500);
/// Time in which a page must receive a message from its socket.
pub const SEND_TIMEOUT: Duration = Duration::from_secs(10);
/// Time between two notes in the store that the server is alive.
pub const BEAT_STORED_EVERY: Duration = Duration::from_secs(5);
/// Time between two checks whether the server stood.
pub const BEAT_EVERY: Duration = Duration::from_secs(1);
/// A table at which a clock runs out sooner stays in memory.
pub const TIMED_KEPT: Duration = Duration::from_secs(30 * 60);
/// Maximum number of tables that are opened at once because a clock runs out.
pub const DUE_AT_ONCE: u32 = 4_096;
/// Pause after what time brings could not be stored.
pub const WAKE_PAUSE: Duration = Duration::from_secs(1);
/// Time between two notes of a node that it is alive.
pub const NODE_BEAT_EVERY: Duration = Duration::from_secs(2);
/// Time after the last note of a node after which it counts as dead.
pub const NODE_SILENCE: Duration = Duration::from_secs(10);
/// Time after the last note of a node in which it may write. It is shorter than [`NODE_SILENCE`],
/// so that a write ends before another node takes the table.
pub const NODE_FRESH: Duration = Duration::from_secs(8);
/// Time in which a node must accept a connection of another one.
pub const NODE_CONNECT_TIMEOUT: Duration = Duration::from_secs(2);
/// Time in which a node must begin to answer another one.
pub const NODE_ANSWER_TIMEOUT: Duration = Duration::from_secs(30);
/// Maximum length of a message between nodes over a broker, before it is encrypted. NATS allows
/// 1 MB.
pub const RING_BYTES_MAX: usize = 512 * 1024;
/// Time after which a message over a broker is too old. All nodes go by one clock.
pub const RING_FRESH: Duration = Duration::from_secs(10);
/// Time after the last sign of life of a node on the bus in which others use the bus to it.
pub const BUS_NEAR: Duration = Duration::from_secs(7);
/// Maximum length of a file with the credentials of NATS, in bytes.
pub const NATS_FILE_BYTES_MAX: u64 = 4_096;
/// Maximum number of messages that wait to be sent to NATS; further ones are lost.
pub const NATS_QUEUED_MAX: usize = 4_096;
/// Interval of pings to NATS, of which two may stay without an answer.
pub const NATS_PING_EVERY: Duration = Duration::from_secs(5);
/// The longest pause between two tries to connect to NATS.
pub const NATS_RETRY_MAX: Duration = Duration::from_secs(4);
/// Time in which the node that runs a table must answer another one that is to show it.
pub const FOLLOW_ANSWER_TIMEOUT: Duration = Duration::from_secs(2);
/// Interval at which a node that shows a table of another one says so. It is answered.
pub const FOLLOW_EVERY: Duration = Duration::from_secs(2);
/// Time after which either of both counts as gone if it says nothing.
pub const FOLLOW_SILENCE: Duration = Duration::from_secs(7);
/// Time after which a player who must act and has no clock is silent: the other one calls the match
/// off alone.
pub const SILENT_AFTER: Duration = Duration::from_secs(48 * 3600);
/// Interval of pings on a silent socket.
pub const PING_EVERY: Duration = Duration::from_secs(20);
/// Interval of pings on a socket between two machines, which also tell how long messages are under
/// way.
pub const PING_ELSEWHERE_EVERY: Duration = Duration::from_secs(2);
/// Time after which a socket between two machines counts as lost if nothing comes from its page.
/// The next ping finds it, so the other player sees an absence after six seconds.
pub const DEAF_AFTER: Duration = Duration::from_secs(4);
/// Number of finished matches after which a person may write texts, unless the operator chooses
/// another one.
pub const TEXTS_AFTER: u32 = 10;
/// Maximum number of open reports, and of answered ones, that moderators see.
pub const REPORTS_LISTED_MAX: u32 = 100;
/// Maximum number of acts that moderators see: the newest.
pub const ACTS_LISTED_MAX: u32 = 200;
/// Number of ports tried after the default one, if no port is given.
pub const PORTS_TRIED: u16 = 20;
/// Time that open connections get when the server stops.
pub const SHUTDOWN_GRACE: Duration = Duration::from_secs(2);
/// Time between two checks that no other hall took the database.
pub const TAKEN_CHECK_EVERY: Duration = Duration::from_secs(1);
/// Maximum number of analyses in the data folder.
pub const REVIEWS_MAX: u32 = 2_000;
/// Maximum number of analyses in memory, unless more are shown.
pub const REVIEWS_OPEN_MAX: usize = 16;
/// Maximum number of analyses that wait to be computed.
pub const REVIEWS_QUEUED_MAX: usize = 8;
/// Default number of additional trials when a rollout is extended.
pub const ROLLOUT_TRIALS: u32 = 360;
/// Maximum number of tables in the statistics: those changed last.
pub const TABLES_COUNTED_MAX: u32 = 2_000;
/// Number of tables that are replayed for statistics before other work gets a turn.
pub const TABLES_READ_AT_ONCE: usize = 16;
/// Time between two looks for new tables of a bot that listens.
pub const BOT_LOOKS_EVERY: Duration = Duration::from_secs(1);
/// Time for which an expired invitation still says that it has expired.
pub const INVITATION_SHOWN: Duration = Duration::from_secs(7 * 24 * 3600);
/// Time for which moderators keep a report, with the messages of its table.
pub const REPORTS_KEPT: Duration = Duration::from_secs(365 * 24 * 3600);
/// Time after which a browser is no longer known. Browsers keep no cookie longer.
pub const SESSION_KEPT: Duration = Duration::from_secs(400 * 24 * 3600);
/// Time in which a request to remove an account is answered, also if matches are not settled yet.
pub const DELETION_ANSWERED: Duration = Duration::from_secs(3);
/// Time after which an account is removed although a match of its person cannot be settled.
pub const DELETION_LATEST: Duration = Duration::from_secs(3600);
/// The longest time between two looks for accounts that are to be removed.
pub const DEPARTURES_EVERY: Duration = Duration::from_secs(5);
/// Interval at which a node asks the store whether the tokens of bots that listen are still valid.
pub const TOKENS_CHECKED_EVERY: Duration = Duration::from_secs(1);
/// Number of such intervals after which it asks for the sessions of browsers too, in case that a
/// message of another node was lost.
pub const SESSION_CHECKS: u32 = 10;
/// Maximum number of sessions in one question to the store.
pub const SESSIONS_ASKED_AT_ONCE: usize = 500;
/// Interval of the messages of the lobby.
pub const LOBBY_EVERY: Duration = Duration::from_secs(1);
/// Time for which a person without a page is still in the lobby: a page is loaded again.
pub const LOBBY_GRACE: Duration = Duration::from_secs(10);
/// Maximum number of messages that a slow page may lag behind; then it is sent the whole lobby.
pub const LOBBY_NEWS_QUEUED_MAX: usize = 64;
/// Maximum number of messages that the leading node keeps for nodes that copy the lobby.
pub const LOBBY_NEWS_KEPT_MAX: usize = 256;
/// Interval at which a node that copies the lobby looks whether there is something to report.
pub const LOBBY_COPY_EVERY: Duration = Duration::from_millis(500);
/// The longest time between two reports of who is there.
pub const LOBBY_REPORT_EVERY: Duration = Duration::from_secs(2);
/// Time in which such a report must be answered.
pub const LOBBY_REPORT_TIMEOUT: Duration = Duration::from_secs(3);
/// Time after the last report, or its answer, after which the other node counts as gone.
pub const LOBBY_COPY_SILENCE: Duration = Duration::from_secs(8);
/// Maximum length of a report and of its answer, in bytes.
pub const LOBBY_ANSWER_BYTES_MAX: usize = 4 << 20;
/// Bytes of each buffer of a socket in the lobby: its page sends nothing, and messages are short.
pub const LOBBY_BUFFER_BYTES: usize = 2 * 1024;
/// Maximum number of pages in the lobby.
pub const LOBBY_SOCKETS_MAX: usize = 4_000;
/// Maximum number of pages in the lobby from one address.
pub const LOBBY_SOCKETS_PER_ADDRESS_MAX: usize = 100;
/// Number of invitations, seeks and tables that may begin from an address at once.
pub const BEGUN_PER_ADDRESS: NonZeroU32 = NonZeroU32::new(60).unwrap();
/// Time after which one more may begin from an address.
pub const BEGIN_BACK_ADDRESS: Duration = Duration::from_secs(10);
/// Number of accounts that may be made from an address at once.
pub const ACCOUNTS_PER_ADDRESS: NonZeroU32 = NonZeroU32::new(10).unwrap();
/// Time after which one more account may be made from an address.
pub const ACCOUNT_BACK_ADDRESS: Duration = Duration::from_secs(600);
/// The header in which the server notes the address of the other end of a connection, by which it
/// limits requests where no proxy tells the address of the browser.
pub(crate) const PEER_HEADER: HeaderName = HeaderName::from_static("x-rosespring-peer");
/// Maximum number of pages of one person in the lobby.
pub const LOBBY_SOCKETS_PER_PERSON_MAX: usize = 8;
/// Maximum number of people whom the lobby names.
pub const LOBBY_NAMES_MAX: usize = 60;
/// Maximum number of boards in the lobby.
pub const LOBBY_BOARDS_MAX: usize = 6;
/// Maximum number of tables among which the lobby looks for boards.
pub const LOBBY_BOARDS_READ_MAX: u32 = 64;
/// Time after a change for which a table counts as being played.
pub const LIVE_FOR: Duration = Duration::from_secs(300);
/// Number of passwords whose hashes are computed at once; each takes 19 MiB.
pub const PASSWORDS_AT_ONCE: usize = 2;
/// Maximum number of passwords that wait for their hash or are hashed.
pub const PASSWORDS_QUEUED_MAX: usize = 32;
/// Number of passwords and recovery codes that may be tried at an account at once.
pub const TRIES_PER_ACCOUNT: NonZeroU32 = NonZeroU32::new(10).unwrap();
/// Time after which an account may be tried once more.
pub const TRY_BACK_ACCOUNT: Duration = Duration::from_secs(60);
/// Number of passwords, recovery codes and new accounts that may be tried from an address at once.
pub const TRIES_PER_ADDRESS: NonZeroU32 = NonZeroU32::new(30).unwrap();
/// Time after which an address may try once more.
pub const TRY_BACK_ADDRESS: Duration = Duration::from_secs(20);
/// Maximum number of passkeys of an account.
pub const PASSKEYS_MAX: usize = 20;
/// Time in which a challenge for a passkey can be answered. Browsers are told the same.
pub const CHALLENGE_OPEN: Duration = Duration::from_secs(300);
/// Maximum number of challenges that wait for an answer; one more ends the oldest.
pub const PASSKEY_CHALLENGES_MAX: usize = 10_000;
/// Number of recovery codes of an account.
pub const RECOVERY_CODES: usize = 10;
/// Time between two searches for finished matches without a result. Usually a match is settled as
/// soon as it is over.
pub const SETTLE_EVERY: Duration = Duration::from_secs(30);
/// Number of finished matches that are read at once.
pub const SETTLED_AT_ONCE: u32 = 64;
/// Maximum number of results that are counted for the page of a member: the newest.
pub const PROFILE_RESULTS_MAX: u32 = 2_000;
/// Maximum number of matches that the page of a member lists: the newest.
pub const PROFILE_MATCHES_MAX: usize = 100;
/// Number of challenges that a member may send at once.
pub const CHALLENGES_AT_ONCE: NonZeroU32 = NonZeroU32::new(6).unwrap();
/// Time after which a member may send one more challenge.
pub const CHALLENGE_BACK: Duration = Duration::from_secs(30);
/// Time for which a member who was declined may not challenge the same member again.
pub const DECLINED_FOR: Duration = Duration::from_secs(300);
/// Maximum number of tournaments that are open or run.
pub const TOURNAMENTS_LIVE_MAX: usize = 60;
/// Maximum number of them that one member organises.
pub const TOURNAMENTS_OWN_MAX: usize = 3;
/// Maximum number of tournaments that are over in the list: the newest.
pub const TOURNAMENTS_PAST_MAX: u32 = 20;
/// Maximum number of games of an arena that its page shows: the newest.
pub const ARENA_GAMES_SHOWN: usize = 40;
/// The longest time from the creation of a tournament to its begin.
pub const TOURNAMENT_AHEAD_MAX: Duration = Duration::from_secs(60 * 24 * 3600);
/// Time after which a tournament in memory is read again, with the names of its players.
pub const TOURNAMENT_KEPT: Duration = Duration::from_secs(60);
/// Maximum number of boards on the page of a tournament.
pub const TOURNAMENT_BOARDS_MAX: usize = 8;
/// The shortest time between two readings of these boards.
pub const TOURNAMENT_BOARDS_EVERY: Duration = Duration::from_secs(1);
/// The longest time between two looks at the tournaments. Usually they go on as soon as a match is
/// settled.
pub const TOURNAMENTS_EVERY: Duration = Duration::from_secs(5);
/// Maximum number of pages that hear of notices.
pub const NOTICE_LINES_MAX: usize = 4_000;
/// Maximum number of such pages of one person.
pub const NOTICE_LINES_PER_PERSON_MAX: usize = 8;
/// Time between two looks for players to remind.
pub const REMIND_EVERY: Duration = Duration::from_secs(60);
/// Maximum number of players who are reminded at once.
pub const REMINDED_AT_ONCE: u32 = 100;
/// Time for which a push service keeps a message for a browser that is not reached.
pub const PUSH_KEPT: Duration = Duration::from_secs(24 * 3600);
/// Time in which a push service must answer.
pub const PUSH_TIMEOUT: Duration = Duration::from_secs(10);
/// Number of people whose messages are sent at once.
pub const PUSH_AT_ONCE: usize = 4;
/// Maximum number of messages that wait; further ones are left out.
pub const PUSH_QUEUED_MAX: usize = 1_000;
