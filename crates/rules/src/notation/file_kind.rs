//! Files and texts that people have beside records. Binary files of other programs are read by
//! [`archive`](super::archive), and are named where only texts can be used.

use std::fmt;

/// A kind of file that is not read as text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum FileKind {
    /// A match or a position of eXtreme Gammon, `.xg` or `.xgp`.
    ExtremeGammon,
    /// A match of BGBlitz, `.bgf`.
    BgBlitz,
    /// A match of OpenGammon, `.ogxm`.
    OpenGammon,
    /// A packed file or folder.
    Archive,
    /// A picture or a printed page.
    Picture,
    /// A page of a website.
    WebPage,
}

/// The first bytes of binary files.
const FIRST_BYTES: [(&[u8], FileKind); 9] = [
    (b"RGMH", FileKind::ExtremeGammon),
    (b"OGXM", FileKind::OpenGammon),
    (b"PK\x03\x04", FileKind::Archive),
    (b"\x1f\x8b", FileKind::Archive),
    (b"7z\xbc\xaf", FileKind::Archive),
    (b"\x89PNG", FileKind::Picture),
    (b"\xff\xd8\xff", FileKind::Picture),
    (b"GIF8", FileKind::Picture),
    (b"%PDF", FileKind::Picture),
];
/// The length of the first line of a `.bgf`, at most.
const BGF_HEAD_BYTES: usize = 400;

impl FileKind {
    /// Returns the kind of a file by its first bytes.
    #[must_use]
    pub fn of_bytes(bytes: &[u8]) -> Option<Self> {
        let found = FIRST_BYTES
            .iter()
            .find(|(first, _)| bytes.starts_with(first));
        found.map(|&(_, kind)| kind).or_else(|| {
            // The first line says in JSON how the rest is packed.
            let head = &bytes[..bytes.len().min(BGF_HEAD_BYTES)];
            let head = head.split(|&byte| byte == b'\n').next()?;
            let head = std::str::from_utf8(head).ok()?.to_ascii_lowercase();
            let is_bgf = head.starts_with('{') && head.contains("\"encoding\":\"smile\"");
            is_bgf.then_some(Self::BgBlitz)
        })
    }

    /// Returns the kind of a text.
    #[must_use]
    pub fn of_text(text: &str) -> Option<Self> {
        let text = text.trim_start();
        let first = text.lines().next()?.to_ascii_lowercase();
        match first.as_str() {
            _ if first.starts_with("<!doctype html") || first.starts_with("<html") => {
                Some(Self::WebPage)
            }
            _ => None,
        }
    }

    /// The name of the program or the format, which is the same in every language.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::ExtremeGammon => "eXtreme Gammon (.xg, .xgp)",
            Self::BgBlitz => "BGBlitz (.bgf)",
            Self::OpenGammon => "OpenGammon (.ogxm)",
            Self::Archive => "zip, gzip, 7z",
            Self::Picture => "PNG, JPEG, GIF, PDF",
            Self::WebPage => "HTML",
        }
    }

    /// The kind with its program, in English.
    #[must_use]
    pub const fn description(self) -> &'static str {
        match self {
            Self::ExtremeGammon => "a file of eXtreme Gammon (.xg, .xgp)",
            Self::BgBlitz => "a Smile file of BGBlitz (.bgf)",
            Self::OpenGammon => "a file of OpenGammon (.ogxm)",
            Self::Archive => "a packed file (zip, gzip, 7z)",
            Self::Picture => "a picture or a PDF",
            Self::WebPage => "a web page (HTML)",
        }
    }
}

/// The description in English.
impl fmt::Display for FileKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.description())
    }
}
