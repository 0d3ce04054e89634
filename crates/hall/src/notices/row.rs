//! The stored form of notices and of the browsers to which they are sent.

mod subject;

pub use subject::{NoticeSubject, challenge_key, turn_key};

use crate::rows::{Export, Leaving, stored_row};

stored_row! {
    /// Something that a person is to know.
    pub struct StoredNotice in "notices" by ["person", "subject"] {
        /// The id of the person.
        person: String,
            of (Leaving::Remove, Export::Field("notices"));
        /// What it is about, `turn:<table>`: a person has one notice of a subject.
        subject: String;
        /// The [`NoticeSubject`].
        body: String;
        /// The time of the event, milliseconds since 1970.
        at_ms: i64;
        /// Whether the person has seen it.
        is_seen: bool, in "seen";
        /// When the person is told again, milliseconds since 1970; `None` if never.
        remind_ms: Option<i64>;
    }
}

stored_row! {
    /// Where the browser of a session hears of notices while no page is open.
    pub struct StoredPush in "push" by ["session"] {
        /// The hash of the token of the session.
        session: String;
        /// The address at the push service of the browser.
        endpoint: String;
        /// The public key of the browser, in base 64 for addresses.
        p256dh: String;
        /// The secret of the browser, in base 64 for addresses.
        auth: String;
    }
}
