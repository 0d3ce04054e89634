//! Decodes the bytes of a file as text.
//!
//! Text is UTF-8, or UTF-16 if a byte order mark says so. Records of other programs may be in
//! Windows-1252 instead: an SGF names its encoding (`CA`), and of the others it is assumed where
//! their bytes are not UTF-8.

use super::file_kind::FileKind;
use super::import::is_foreign;
use super::lines::without_mark;

/// The name of the encoding that is assumed where nothing names one.
pub const WINDOWS_1252: &str = "Windows-1252";

/// The bytes 128 to 159 of Windows-1252. Those that it leaves out are control characters.
const HIGH_CONTROLS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// A decoded text.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct DecodedText {
    /// The text, without a byte order mark.
    pub text: String,
    /// The encoding that was assumed; `None` if the file tells its encoding.
    pub assumed: Option<&'static str>,
}

/// Error: bytes are not the text of a record or a position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum DecodeError {
    /// The file is of another kind.
    #[error("this is {0}, which is not read here")]
    Kind(FileKind),
    /// The bytes are in no encoding that is read.
    #[error("line {line}: not UTF-8 text, from byte {byte} on")]
    NotText {
        /// The line, from 1.
        line: usize,
        /// The byte in the file, from 1.
        byte: usize,
    },
}

/// Decodes the bytes of a file.
///
/// # Errors
///
/// [`DecodeError`] names the kind of a file that is not read, or the first byte that is no text.
///
/// ```
/// use rosespring_rules::notation::decode::decode;
///
/// let decoded = decode(b" 1 point match\n\n Game 1\n J\xfcrgen : 0      Bo : 0\n")?;
/// assert!(decoded.text.contains("Jürgen"));
/// assert_eq!(decoded.assumed, Some("Windows-1252"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn decode(bytes: &[u8]) -> Result<DecodedText, DecodeError> {
    if let Some(kind) = FileKind::of_bytes(bytes) {
        return Err(DecodeError::Kind(kind));
    }
    let known = |text: &str| DecodedText {
        text: without_mark(text).to_owned(),
        assumed: None,
    };
    if let [0xff, 0xfe, rest @ ..] | [0xfe, 0xff, rest @ ..] = bytes {
        let number = match bytes[0] {
            0xff => u16::from_le_bytes,
            _ => u16::from_be_bytes,
        };
        let (units, _) = rest.as_chunks::<2>();
        let units: Vec<u16> = units.iter().map(|&unit| number(unit)).collect();
        return String::from_utf16(&units)
            .map(|text| known(&text))
            .map_err(|_| DecodeError::NotText { line: 1, byte: 1 });
    }
    let single = || windows_1252(bytes);
    match std::str::from_utf8(bytes) {
        Ok(text) if sgf_encoding(text).is_some_and(is_single_byte) => Ok(known(&single())),
        Ok(text) => Ok(known(text)),
        Err(error) => {
            let text = single();
            let is_told = sgf_encoding(&text).is_some_and(is_single_byte);
            let is_plain = |letter: char| !letter.is_control() || letter.is_whitespace();
            if is_foreign(&text) && text.chars().all(is_plain) {
                let assumed = (!is_told).then_some(WINDOWS_1252);
                return Ok(DecodedText { text, assumed });
            }
            let at = error.valid_up_to();
            let line = 1 + bytes[..at].iter().filter(|&&byte| byte == b'\n').count();
            Err(DecodeError::NotText { line, byte: at + 1 })
        }
    }
}

/// Decodes bytes as Windows-1252.
pub(super) fn windows_1252(bytes: &[u8]) -> String {
    bytes.iter().copied().map(of_windows_1252).collect()
}

fn of_windows_1252(byte: u8) -> char {
    match byte {
        0x80..=0x9f => HIGH_CONTROLS[usize::from(byte - 0x80)],
        _ => char::from(byte),
    }
}

/// The value of `CA` in the root of an SGF.
fn sgf_encoding(text: &str) -> Option<&str> {
    let root = without_mark(text).trim_start().strip_prefix('(')?;
    let root = root.trim_start().strip_prefix(';')?;
    let root = root.split(';').next()?;
    let (_, value) = root.split_once("CA[")?;
    Some(value.split(']').next()?.trim())
}

/// Whether a name is one of those of Windows-1252 and of the encodings that it contains.
fn is_single_byte(name: &str) -> bool {
    let names = [
        "windows-1252",
        "cp1252",
        "iso-8859-1",
        "iso8859-1",
        "latin1",
        "latin-1",
        "us-ascii",
        "ascii",
    ];
    names.contains(&name.to_ascii_lowercase().as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An SGF with a name in bytes, and what its root says of its encoding.
    fn sgf(encoding: &str, name: &[u8]) -> Vec<u8> {
        let head = format!("(;FF[4]GM[6]{encoding}PW[");
        [head.as_bytes(), name, b"]PB[Bo];W[31hefe])"].concat()
    }

    #[test]
    fn an_sgf_tells_its_encoding() {
        for (encoding, name, expected, assumed) in [
            ("CA[UTF-8]", "J\u{fc}rgen".as_bytes(), "Jürgen", None),
            ("CA[ISO-8859-1]", b"J\xfcrgen".as_slice(), "Jürgen", None),
            ("CA[iso-8859-1]", "J\u{fc}rgen".as_bytes(), "JÃ¼rgen", None),
            ("", b"\x8a\x80", "Š€", Some(WINDOWS_1252)),
            ("CA[UTF-8]", b"J\xfcrgen", "Jürgen", Some(WINDOWS_1252)),
            ("", "Ελένη".as_bytes(), "Ελένη", None),
        ] {
            let decoded = decode(&sgf(encoding, name)).unwrap();

            assert!(
                decoded.text.contains(expected),
                "{encoding}: {}",
                decoded.text
            );
            assert_eq!(decoded.assumed, assumed, "{encoding}");
        }
    }

    #[test]
    fn a_mark_tells_the_encoding_of_any_text() {
        let units = |text: &str| text.encode_utf16().collect::<Vec<u16>>();
        let little: Vec<u8> = units("\u{feff}rs1.É")
            .iter()
            .flat_map(|unit| unit.to_le_bytes())
            .collect();
        let big: Vec<u8> = units("\u{feff}rs1.É")
            .iter()
            .flat_map(|unit| unit.to_be_bytes())
            .collect();
        for bytes in [little.as_slice(), &big, "\u{feff}rs1.É".as_bytes()] {
            let text = decode(bytes).unwrap().text;
            assert_eq!(text, "rs1.É");
        }
    }

    #[test]
    fn bytes_that_are_no_text_are_refused_with_their_place() {
        let at = |bytes: &[u8]| decode(bytes).unwrap_err();

        let place = DecodeError::NotText { line: 2, byte: 3 };
        assert_eq!(at(b"a\n\xff"), place);
        // A record of another program has no control characters.
        let damaged = sgf("", b"J\xfc\x01");
        assert!(matches!(at(&damaged), DecodeError::NotText { .. }));
        for (bytes, kind) in [
            (b"RGMH\x01\0".as_slice(), FileKind::ExtremeGammon),
            (b"OGXM\x02\0", FileKind::OpenGammon),
            (b"PK\x03\x04\0", FileKind::Archive),
            (
                b"{\"version\":\"1\",\"encoding\":\"smile\"}\n:)\n",
                FileKind::BgBlitz,
            ),
        ] {
            assert_eq!(at(bytes), DecodeError::Kind(kind));
        }
    }
}
