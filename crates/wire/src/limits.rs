//! Limits of the routes, which a page without a server keeps too.

/// Maximum length of a request body, in bytes.
pub const BODY_BYTES_MAX: usize = 16 * 1024;
/// Maximum length of a request body with a record, in bytes. Quoting within JSON makes a text
/// longer; the record itself has a separate limit.
pub const RECORD_BODY_BYTES_MAX: usize = 16 << 20;
/// Maximum number of tables in an answer of `GET /api/tables`: those changed last.
pub const TABLES_LISTED_MAX: u32 = 200;
/// Maximum number of analyses in an answer of `GET /api/analyses`: the newest ones.
pub const REVIEWS_LISTED_MAX: u32 = 200;
/// Maximum number of the player's own mistakes for practice, from the newest analyses.
pub const MISTAKES_MAX: u32 = 500;
