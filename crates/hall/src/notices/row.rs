//! The stored form of notices and of the browsers to which they are sent.

/// Something that a person is to know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredNotice {
    /// The id of the person.
    pub person: String,
    /// What it is about, `turn:<table>`: a person has one notice of a subject.
    pub subject: String,
    /// The ids that it names, as JSON.
    pub body: String,
    /// The time of the event, milliseconds since 1970.
    pub at_ms: i64,
    /// Whether the person has seen it.
    pub is_seen: bool,
    /// When the person is told again, milliseconds since 1970; `None` if never.
    pub remind_ms: Option<i64>,
}

/// Where the browser of a session hears of notices while no page is open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredPush {
    /// The hash of the token of the session.
    pub session: String,
    /// The address at the push service of the browser.
    pub endpoint: String,
    /// The public key of the browser, in base 64 for addresses.
    pub p256dh: String,
    /// The secret of the browser, in base 64 for addresses.
    pub auth: String,
}
