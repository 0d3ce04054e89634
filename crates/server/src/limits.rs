//! Every limit of the server, by name.

use std::time::Duration;

/// The longest message a page may send over a socket, in bytes.
pub const MESSAGE_BYTES_MAX: usize = 4 * 1024;
/// The longest body of a request, in bytes.
pub const BODY_BYTES_MAX: usize = 16 * 1024;
/// Tables in one answer of `GET /api/tables`, the ones changed last.
pub const TABLES_LISTED_MAX: u32 = 200;
/// Tables kept in the data folder.
pub const TABLES_MAX: u32 = 10_000;
/// Tables for study, which are in memory alone.
pub const STUDIES_MAX: u32 = 200;
/// Tables in memory at once.
pub const TABLES_OPEN_MAX: usize = 256;
/// Sockets on one table.
pub const SOCKETS_PER_TABLE_MAX: usize = 16;
/// Messages that wait for one table.
pub const COMMANDS_QUEUED_MAX: usize = 64;
/// Events a slow socket may lag behind before it is sent the whole state instead.
pub const EVENTS_QUEUED_MAX: usize = 256;
/// Patches of a table kept for pages that come back: many more are longer than the whole state.
pub const PATCHES_KEPT_MAX: usize = 64;
/// Plays the program thinks about at once.
pub const THINKING_MAX: usize = 2;
/// Questions for advice that wait or are being answered.
pub const ADVICE_QUEUED_MAX: usize = 16;
/// Time after which a table that nobody looks at leaves the memory.
pub const IDLE: Duration = Duration::from_secs(600);
/// Time in which a page must take a message from its socket.
pub const SEND_TIMEOUT: Duration = Duration::from_secs(10);
/// Time between signs of life on a silent socket.
pub const PING_EVERY: Duration = Duration::from_secs(20);
/// Ports tried after the usual one, if none was asked for.
pub const PORTS_TRIED: u16 = 20;
/// Time given to open connections when the server is told to stop.
pub const SHUTDOWN_GRACE: Duration = Duration::from_secs(2);
/// The longest body of a request that brings a record, in bytes: a text that has to be quoted
/// within JSON grows. A record itself has a limit of its own.
pub const RECORD_BODY_BYTES_MAX: usize = 16 << 20;
/// Analyses in one answer of `GET /api/analyses`, the ones made last.
pub const REVIEWS_LISTED_MAX: u32 = 200;
/// Analyses kept in the data folder.
pub const REVIEWS_MAX: u32 = 2_000;
/// Analyses in memory at once, unless more are being looked at.
pub const REVIEWS_OPEN_MAX: usize = 16;
/// Analyses that wait to be computed.
pub const REVIEWS_QUEUED_MAX: usize = 8;
/// Trials that a rollout makes more if nothing else is said.
pub const ROLLOUT_TRIALS: u32 = 360;
/// Mistakes of the player's own that he is given to practise, of the newest analyses.
pub const MISTAKES_MAX: u32 = 500;
/// Tables that statistics count, the ones changed last.
pub const TABLES_COUNTED_MAX: u32 = 2_000;
/// Tables that are replayed for statistics before other work has its turn.
pub const TABLES_READ_AT_ONCE: usize = 16;
