//! The devices of a person: a code with which one more device joins, and the secrets of dice that a
//! device seals for the others. The server cannot open them: the key passes from device to device.

use std::cmp::Reverse;

use rosespring_wire::json::{Faults, Path, Read, Value, text};
use rosespring_wire::refusal_code::RefusalCode;
use serde::Serialize;

use crate::Refusal;
use crate::rows::{Export, Leaving, stored_row};

/// Maximum number of devices whose sealed secrets are stored for a person and a table.
pub const DEVICES_MAX: usize = 8;
/// Time in which a code for a new device can be used, in milliseconds.
pub const CODE_OPEN_MS: i64 = 10 * 60 * 1000;
/// Maximum length of a sealed secret, in characters.
pub const SEALED_CHARS_MAX: usize = 6_000;
/// Number of hexadecimal digits of the id of a device.
const DEVICE_DIGITS: usize = 16;
/// Maximum length of a person's id and of a code that are read, in characters.
const TEXT_CHARS_MAX: usize = 80;

stored_row! {
    /// A code with which another device of a person joins. Each person has at most one.
    pub struct StoredDeviceCode in "device_codes" by ["person"] {
        /// The id of the person.
        person: String,
            of (Leaving::Remove, Export::Hidden("a program that has it becomes the person"));
        /// The SHA-256 of the code.
        hash: String;
        /// The hash of the session that made it: the code ends with it.
        session: String;
        /// The time at which it ends, milliseconds since 1970.
        ends_ms: i64;
    }
}

stored_row! {
    /// The secret of a player's dice at a table and what the page was shown, sealed by one of their
    /// devices for the others.
    pub struct StoredSealed in "sealed_chains" by ["person", "table_id", "device"] {
        /// The id of the person.
        person: String,
            of (Leaving::Remove, Export::Hidden("only devices of the person can open it"));
        /// The id of the table.
        table: String, in "table_id";
        /// The id that the device made for itself.
        device: String;
        /// What was sealed, as base64url.
        text: String;
        /// The time of the last change, milliseconds since 1970.
        changed_ms: i64;
    }
}

/// A code for a new device: the answer of `POST /api/devices/code`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeviceCode {
    /// The id of the person.
    pub person: String,
    /// The code, which can be used once.
    pub code: String,
    /// The time at which it ends, milliseconds since 1970.
    pub ends_ms: i64,
}

/// Body of `POST /api/devices`: a code that another device of the person made.
#[derive(Debug, Clone, PartialEq, Eq, Read)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewDevice {
    /// The id of the person.
    #[read(with = "text(TEXT_CHARS_MAX)")]
    pub person: String,
    /// The code.
    #[read(with = "text(TEXT_CHARS_MAX)")]
    pub code: String,
}

/// The person whom a new device belongs to: the answer of `POST /api/devices`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeviceOwner {
    /// The name.
    pub name: String,
    /// Whether they have an account.
    pub is_member: bool,
}

/// Body of `PUT /api/tables/{id}/sealed`, and an entry of the answer of `GET`: what a device sealed
/// for the other devices of the person.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SealedChain {
    /// The id that the device made for itself, 16 hexadecimal digits.
    #[read(with = "device")]
    #[cfg_attr(feature = "openapi", schema(pattern = "^[0-9a-f]{16}$"))]
    pub device: String,
    /// What was sealed, as base64url: at most 6,000 characters. The server cannot open it.
    #[read(with = "base64url")]
    #[cfg_attr(
        feature = "openapi",
        schema(pattern = "^[A-Za-z0-9_-]+$", max_length = 6000)
    )]
    pub text: String,
}

fn device(value: &Value, at: Path<'_>, faults: &mut Faults) -> Option<String> {
    let text = value.as_str().filter(|text| {
        let mut bytes = text.bytes();
        text.len() == DEVICE_DIGITS && bytes.all(|one| matches!(one, b'0'..=b'9' | b'a'..=b'f'))
    });
    if text.is_none() {
        faults.expected(at, "16 hexadecimal digits", value);
    }
    text.map(str::to_owned)
}

fn base64url(value: &Value, at: Path<'_>, faults: &mut Faults) -> Option<String> {
    let is_digit = |one: u8| one.is_ascii_alphanumeric() || matches!(one, b'-' | b'_');
    let text = value
        .as_str()
        .filter(|text| (1..=SEALED_CHARS_MAX).contains(&text.len()) && text.bytes().all(is_digit));
    if text.is_none() {
        let what = format!("at most {SEALED_CHARS_MAX} characters of base64url");
        faults.expected(at, what, value);
    }
    text.map(str::to_owned)
}

/// What devices of a person sealed at a table: the answer of `GET /api/tables/{id}/sealed`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SealedView {
    /// The id of the reader.
    pub person: String,
    /// The entry of each device.
    pub sealed: Vec<SealedChain>,
}

impl SealedView {
    /// Shows a person what their devices sealed.
    #[must_use]
    pub fn new(person: String, rows: Vec<StoredSealed>) -> Self {
        let entries = rows.into_iter().map(|row| SealedChain {
            device: row.device,
            text: row.text,
        });
        Self {
            person,
            sealed: entries.collect(),
        }
    }
}

/// Why a device does not join.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum DeviceRefusal {
    /// The code is not known, was used, or has ended.
    #[error("the code was used or has ended: make a new one on the other device")]
    NoCode,
    /// A bot has a token, which its operator can use on any machine.
    #[error("a bot has a token instead of devices")]
    Bot,
}

impl From<DeviceRefusal> for Refusal {
    fn from(refusal: DeviceRefusal) -> Self {
        let code = match refusal {
            DeviceRefusal::NoCode => RefusalCode::NoDeviceCode,
            DeviceRefusal::Bot => RefusalCode::NotForBots,
        };
        Self::new(code, &refusal)
    }
}

impl StoredDeviceCode {
    /// Returns whether a code with this hash lets a device join now. `owner` is the person of the
    /// session that made it, `None` once that has ended.
    #[must_use]
    pub fn admits(&self, hash: &str, owner: Option<&str>, now_ms: i64) -> bool {
        self.hash == hash && now_ms < self.ends_ms && owner == Some(&self.person)
    }
}

/// Returns the time that is stored with a new entry: later than that of every other one, also where
/// several come within a millisecond or the clock was set back, so that their order is kept.
#[must_use]
pub fn sealed_at(rows: &[StoredSealed], now_ms: i64) -> i64 {
    let times = rows.iter().map(|row| row.changed_ms.saturating_add(1));
    times.fold(now_ms, i64::max)
}

/// Returns the devices whose entries make room for that of a device: those that were silent for the
/// longest time.
#[must_use]
pub fn crowded_out(mut rows: Vec<StoredSealed>, device: &str) -> Vec<String> {
    rows.retain(|row| row.device != device);
    rows.sort_by_key(|row| Reverse(row.changed_ms));
    let silent = rows.into_iter().skip(DEVICES_MAX - 1);
    silent.map(|row| row.device).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_ends_by_time_and_with_the_session_that_made_it() {
        let code = StoredDeviceCode {
            person: "ada".to_owned(),
            hash: "right".to_owned(),
            session: "phone".to_owned(),
            ends_ms: CODE_OPEN_MS,
        };
        let last = CODE_OPEN_MS - 1;

        assert!(code.admits("right", Some("ada"), last));
        for (hash, owner, now_ms) in [
            ("wrong", Some("ada"), last),
            ("right", None, last),
            ("right", Some("boris"), last),
            ("right", Some("ada"), CODE_OPEN_MS),
        ] {
            assert!(
                !code.admits(hash, owner, now_ms),
                "{hash} {owner:?} {now_ms}"
            );
        }
    }

    #[test]
    fn one_more_device_takes_the_place_of_the_one_that_was_silent_longest() {
        let of = |device: usize, changed_ms| StoredSealed {
            person: "ada".to_owned(),
            table: "t".to_owned(),
            device: device.to_string(),
            text: "x".to_owned(),
            changed_ms,
        };
        let mut rows: Vec<_> = (1..DEVICES_MAX).map(|device| of(device, 50)).collect();
        assert_eq!(crowded_out(rows.clone(), "new"), Vec::<String>::new());

        rows.extend([of(8, 7), of(9, 8)]);
        assert_eq!(crowded_out(rows.clone(), "new"), ["9", "8"]);
        assert_eq!(crowded_out(rows, "3"), ["8"]);
    }

    #[test]
    fn entries_of_one_millisecond_keep_their_order() {
        let mut rows = Vec::new();
        for device in 0..=DEVICES_MAX {
            let entry = StoredSealed {
                person: "ada".to_owned(),
                table: "t".to_owned(),
                device: device.to_string(),
                text: "x".to_owned(),
                changed_ms: sealed_at(&rows, 50),
            };
            rows.insert(0, entry);
        }
        assert_eq!(crowded_out(rows.clone(), "new"), ["1", "0"]);
        assert_eq!(sealed_at(&rows, 7), 59, "the clock was set back");
        assert_eq!(sealed_at(&rows, 100), 100);
    }

    #[test]
    fn what_is_sealed_has_a_device_and_digits_alone() {
        let read = |device: &str, text: &str| {
            let value = serde_json::json!({"device": device, "text": text});
            let mut faults = Faults::default();
            let sealed = SealedChain::read(&value, Path::Root, &mut faults);
            sealed.is_some()
        };
        let device = "0123456789abcdef";

        assert!(read(device, &"-_aZ9".repeat(SEALED_CHARS_MAX / 5)));
        for (device, text) in [
            ("0123456789ABCDEF", "a"),
            ("0123456789abcde", "a"),
            (device, ""),
            (device, "a+b"),
            (device, &"a".repeat(SEALED_CHARS_MAX + 1)),
        ] {
            assert!(!read(device, text), "{device} {text}");
        }
    }
}
