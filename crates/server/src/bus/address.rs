//! The address of a broker, with a user and a password.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::{fs, io};

use axum::http::uri::Authority;

use crate::limits::NATS_FILE_BYTES_MAX;

/// The port of NATS.
const PORT: u16 = 4222;

/// The address of a NATS server: `nats://user:password@10.0.0.5:4222`. The password is never
/// printed.
#[derive(Clone, PartialEq, Eq)]
pub struct NatsAddress {
    user: String,
    password: String,
    /// Host and port.
    place: String,
}

/// Why a broker cannot be used. No message repeats an address, which may contain a password.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NatsAddressError {
    /// The text is no address of NATS.
    #[error(
        "the address of NATS cannot be read: expected one like nats://10.0.0.5:4222, with the user \
         and the password in a file (--nats-credentials-file) or before the host \
         (nats://USER:PASSWORD@10.0.0.5:4222)"
    )]
    Form,
    /// There is no user, or no password.
    #[error(
        "NATS needs a user and a password: name a file with one line USER:PASSWORD by \
         --nats-credentials-file, or write them into the address \
         (nats://USER:PASSWORD@10.0.0.5:4222)"
    )]
    NoCredentials,
    /// The address has credentials, and a file with credentials was named too.
    #[error("NATS has two passwords: leave out the one in the address, or the file")]
    Twice,
    /// The file cannot be read.
    #[error("the credentials in {} cannot be read: {source}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The error of the system.
        source: io::Error,
    },
    /// The file has something else.
    #[error("{} has no line USER:PASSWORD, and nothing else", .0.display())]
    FileForm(PathBuf),
}

impl NatsAddress {
    /// Reads an address, and the credentials from a file if one is named.
    ///
    /// # Errors
    ///
    /// [`NatsAddressError`].
    pub fn read(text: &str, file: Option<&Path>) -> Result<Self, NatsAddressError> {
        let rest = text.strip_prefix("nats://").ok_or(NatsAddressError::Form)?;
        let rest = rest.strip_suffix('/').unwrap_or(rest);
        let (own, place) = match rest.rsplit_once('@') {
            Some((own, place)) => (Some(own), place),
            None => (None, rest),
        };
        let authority: Authority = place.parse().map_err(|_| NatsAddressError::Form)?;
        if authority.host().is_empty() || place.contains('@') {
            return Err(NatsAddressError::Form);
        }
        let port = match place.strip_prefix(authority.host()) {
            Some("") => PORT,
            Some(rest) => {
                let digits = rest.strip_prefix(':').and_then(|port| port.parse().ok());
                digits
                    .filter(|port| *port > 0)
                    .ok_or(NatsAddressError::Form)?
            }
            None => return Err(NatsAddressError::Form),
        };
        let place = format!("{}:{port}", authority.host());
        let (user, password) = match (own, file) {
            (Some(_), Some(_)) => return Err(NatsAddressError::Twice),
            (Some(own), None) => {
                let (user, password) = split(own).ok_or(NatsAddressError::NoCredentials)?;
                let decoded = decode(user).zip(decode(password));
                decoded.ok_or(NatsAddressError::Form)?
            }
            (None, Some(file)) => read_file(file)?,
            (None, None) => return Err(NatsAddressError::NoCredentials),
        };
        Ok(Self {
            user,
            password,
            place,
        })
    }

    /// Returns the host with the port.
    #[must_use]
    pub fn place(&self) -> &str {
        &self.place
    }

    pub(super) fn credentials(&self) -> (String, String) {
        (self.user.clone(), self.password.clone())
    }
}

impl FromStr for NatsAddress {
    type Err = NatsAddressError;

    fn from_str(text: &str) -> Result<Self, NatsAddressError> {
        Self::read(text, None)
    }
}

impl fmt::Debug for NatsAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "NatsAddress({})", self.place)
    }
}

/// Splits a user and a password, neither of which may be empty.
fn split(text: &str) -> Option<(&str, &str)> {
    let (user, password) = text.split_once(':')?;
    (!user.is_empty() && !password.is_empty()).then_some((user, password))
}

fn read_file(path: &Path) -> Result<(String, String), NatsAddressError> {
    let fault = |source| NatsAddressError::File {
        path: path.to_owned(),
        source,
    };
    let wrong = || NatsAddressError::FileForm(path.to_owned());
    if fs::metadata(path).map_err(fault)?.len() > NATS_FILE_BYTES_MAX {
        return Err(wrong());
    }
    let bytes = fs::read(path).map_err(fault)?;
    let text = String::from_utf8(bytes).map_err(|_| wrong())?;
    let text = text.trim();
    let (user, password) = split(text).ok_or_else(wrong)?;
    match text.chars().any(char::is_control) {
        true => Err(wrong()),
        false => Ok((user.to_owned(), password.to_owned())),
    }
}

/// Decodes `%41` and the like; `None` if the text is wrong.
fn decode(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((first, others)) = rest.split_first() {
        rest = others;
        if *first != b'%' {
            bytes.push(*first);
            continue;
        }
        let (digits, others) = rest.split_at_checked(2)?;
        rest = others;
        let is_hex = digits.iter().all(u8::is_ascii_hexdigit);
        let digits = std::str::from_utf8(digits).ok().filter(|_| is_hex)?;
        bytes.push(u8::from_str_radix(digits, 16).ok()?);
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(text: &str) -> Option<(String, String, String)> {
        let read: NatsAddress = text.parse().ok()?;
        let (user, password) = read.credentials();
        Some((user, password, read.place))
    }

    #[test]
    fn an_address_has_a_user_a_password_and_a_host() {
        for (text, expected) in [
            (
                "nats://hall:secret@10.0.0.5:4223",
                Some(("hall", "secret", "10.0.0.5:4223")),
            ),
            (
                "nats://hall:se%40c%3aret@nats.internal/",
                Some(("hall", "se@c:ret", "nats.internal:4222")),
            ),
            (
                "nats://a:b:c@[fd00::2]:4222",
                Some(("a", "b:c", "[fd00::2]:4222")),
            ),
            ("nats://10.0.0.5:4222", None),
            ("nats://hall@10.0.0.5:4222", None),
            ("nats://hall:@10.0.0.5:4222", None),
            ("nats://:secret@10.0.0.5:4222", None),
            ("nats://hall:secret@", None),
            ("nats://hall:secret@10.0.0.5:0", None),
            ("nats://hall:secret@10.0.0.5:70000", None),
            ("nats://hall:secret@10.0.0.5:", None),
            ("nats://hall:secret@10.0.0.5/path", None),
            ("nats://hall:%4@10.0.0.5", None),
            ("nats://hall:%+4@10.0.0.5", None),
            ("tls://hall:secret@10.0.0.5", None),
            ("", None),
        ] {
            let found = parts(text);
            let found = found.as_ref().map(|(a, b, c)| (&**a, &**b, &**c));
            assert_eq!(found, expected, "{text}");
        }
    }

    #[test]
    fn a_password_may_be_in_a_file_and_is_never_printed() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("nats");
        fs::write(&file, "hall:se:cret\n").unwrap();
        let read = NatsAddress::read("nats://10.0.0.5", Some(&file)).unwrap();
        assert_eq!(read.credentials(), ("hall".into(), "se:cret".into()));
        assert_eq!(format!("{read:?}"), "NatsAddress(10.0.0.5:4222)");

        for text in ["", "hall", "hall:", ":secret", "a:b\nc:d"] {
            fs::write(&file, text).unwrap();
            let error = NatsAddress::read("nats://10.0.0.5", Some(&file)).unwrap_err();
            assert!(matches!(error, NatsAddressError::FileForm(_)), "{text}");
        }
        for (text, file) in [
            ("nats://hall:secret@10.0.0.5", Some(&*file)),
            ("nats://hall:secret@10.0.0.5:0", None),
            ("nats://secret@10.0.0.5", None),
            ("nats://10.0.0.5", Some(Path::new("secretless"))),
        ] {
            let error = NatsAddress::read(text, file).unwrap_err().to_string();
            assert!(!error.contains("hall:secret"), "{error}");
        }
    }
}
