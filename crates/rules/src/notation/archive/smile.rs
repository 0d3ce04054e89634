//! Smile, the binary JSON of BGBlitz. Texts are parts of the bytes that are read, so that a value
//! takes no memory for them; the number and the nesting of values are limited.

use super::bytes::Bytes;

/// The first bytes.
pub(super) const MAGIC: &[u8] = b":)\n";
/// The most values in a file.
const VALUES_MAX: usize = 2_000_000;
/// The deepest nesting.
const DEPTH_MAX: usize = 32;
/// The most texts to which later ones refer. The list begins anew when it is full.
const SHARED_MAX: usize = 1024;
/// The longest text to which others refer, in bytes.
const SHARED_BYTES_MAX: usize = 65;
/// The end of a long text.
const TEXT_END: u8 = 0xfc;
/// The end of an object, in place of a name.
const OBJECT_END: u8 = 0xfb;
/// The flags of the head.
const SHARES_NAMES: u8 = 1;
const SHARES_TEXTS: u8 = 2;

/// A value. Numbers with fractions, big numbers and bytes are not kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Value<'a> {
    /// No value, or one that is not kept.
    Null,
    Bool(bool),
    Number(i64),
    Text(&'a str),
    List(Vec<Self>),
    Object(Vec<(&'a str, Self)>),
}

impl<'a> Value<'a> {
    /// Returns the member of an object with this name.
    pub(super) fn get(&self, name: &str) -> Option<&Self> {
        match self {
            Self::Object(members) => {
                let found = members.iter().find(|(member, _)| *member == name);
                found.map(|(_, value)| value)
            }
            _ => None,
        }
    }

    pub(super) fn list(&self, name: &str) -> &[Self] {
        match self.get(name) {
            Some(Self::List(values)) => values,
            _ => &[],
        }
    }

    pub(super) fn number(&self, name: &str) -> Option<i64> {
        match self.get(name) {
            Some(Self::Number(number)) => Some(*number),
            _ => None,
        }
    }

    pub(super) fn text(&self, name: &str) -> Option<&'a str> {
        match self.get(name) {
            Some(Self::Text(text)) => Some(text),
            _ => None,
        }
    }

    pub(super) fn is_true(&self, name: &str) -> bool {
        self.get(name) == Some(&Value::Bool(true))
    }
}

/// Reads a document; `None` if it is damaged or above a limit.
pub(super) fn read(bytes: &[u8]) -> Option<Value<'_>> {
    let mut bytes = Bytes::new(bytes.strip_prefix(MAGIC)?);
    let flags = bytes.byte()?;
    let mut reader = Reader {
        bytes,
        names: SharedTexts::new(flags & SHARES_NAMES > 0),
        texts: SharedTexts::new(flags & SHARES_TEXTS > 0),
        values: 0,
    };
    let token = reader.bytes.byte()?;
    reader.value(token, 0)
}

/// Texts to which later ones refer by their number.
struct SharedTexts<'a> {
    list: Vec<&'a str>,
    is_used: bool,
}

impl<'a> SharedTexts<'a> {
    const fn new(is_used: bool) -> Self {
        let list = Vec::new();
        Self { list, is_used }
    }

    fn add(&mut self, text: &'a str) {
        if !self.is_used || text.len() > SHARED_BYTES_MAX {
            return;
        }
        if self.list.len() == SHARED_MAX {
            self.list.clear();
        }
        self.list.push(text);
    }

    fn get(&self, number: usize) -> Option<&'a str> {
        self.list.get(number).copied()
    }
}

struct Reader<'a> {
    bytes: Bytes<'a>,
    names: SharedTexts<'a>,
    texts: SharedTexts<'a>,
    values: usize,
}

impl<'a> Reader<'a> {
    /// Reads the value that begins with `token`.
    fn value(&mut self, token: u8, depth: usize) -> Option<Value<'a>> {
        self.values += 1;
        if self.values > VALUES_MAX || depth > DEPTH_MAX {
            return None;
        }
        let number = usize::from(token & 0x1f);
        Some(match token {
            0x01..=0x1f => Value::Text(self.texts.get(number - 1)?),
            0x20 => Value::Text(""),
            0x21 => Value::Null,
            0x22 | 0x23 => Value::Bool(token == 0x23),
            0x24 | 0x25 => Value::Number(zigzag(self.varint()?)),
            0x26 => self.skip_packed()?,
            0x28 => self.skip(5)?,
            0x29 => self.skip(10)?,
            0x2a => {
                self.varint()?;
                self.skip_packed()?
            }
            0x40..=0x5f => self.short_text(number + 1)?,
            0x60..=0x7f => self.short_text(number + 33)?,
            0x80..=0x9f => self.short_text(number + 2)?,
            0xa0..=0xbf => self.short_text(number + 34)?,
            0xc0..=0xdf => Value::Number(zigzag(number as u64)),
            0xe0 | 0xe4 => Value::Text(self.long_text()?),
            0xe8 => self.skip_packed()?,
            0xec..=0xef => {
                let number = usize::from(token & 3) << 8 | usize::from(self.bytes.byte()?);
                Value::Text(self.texts.get(number)?)
            }
            0xf8 => self.list(depth)?,
            0xfa => self.object(depth)?,
            0xfd => {
                let count = usize::try_from(self.varint()?).ok()?;
                self.skip(count)?
            }
            _ => return None,
        })
    }

    fn list(&mut self, depth: usize) -> Option<Value<'a>> {
        let mut values = Vec::new();
        loop {
            match self.bytes.byte()? {
                0xf9 => return Some(Value::List(values)),
                token => values.push(self.value(token, depth + 1)?),
            }
        }
    }

    fn object(&mut self, depth: usize) -> Option<Value<'a>> {
        let mut members = Vec::new();
        loop {
            let name = match self.bytes.byte()? {
                OBJECT_END => return Some(Value::Object(members)),
                token => self.name(token)?,
            };
            let token = self.bytes.byte()?;
            members.push((name, self.value(token, depth + 1)?));
        }
    }

    /// Reads the name that begins with `token`.
    fn name(&mut self, token: u8) -> Option<&'a str> {
        let number = usize::from(token & 0x3f);
        match token {
            0x20 => Some(""),
            0x30..=0x33 => {
                let low = usize::from(self.bytes.byte()?);
                self.names.get((number & 3) << 8 | low)
            }
            0x34 => self.long_text(),
            0x40..=0x7f => self.names.get(number),
            0x80..=0xbf => self.new_name(number + 1),
            0xc0..=0xf7 => self.new_name(number + 2),
            _ => None,
        }
    }

    fn new_name(&mut self, count: usize) -> Option<&'a str> {
        let name = std::str::from_utf8(self.bytes.take(count)?).ok()?;
        self.names.add(name);
        Some(name)
    }

    fn short_text(&mut self, count: usize) -> Option<Value<'a>> {
        let text = std::str::from_utf8(self.bytes.take(count)?).ok()?;
        self.texts.add(text);
        Some(Value::Text(text))
    }

    fn long_text(&mut self) -> Option<&'a str> {
        let end = self
            .bytes
            .rest()
            .iter()
            .position(|&byte| byte == TEXT_END)?;
        let text = std::str::from_utf8(self.bytes.take(end)?).ok()?;
        self.bytes.byte()?;
        Some(text)
    }

    /// Reads a number in groups of seven bits, the last one of six.
    fn varint(&mut self) -> Option<u64> {
        let mut number: u64 = 0;
        loop {
            let byte = self.bytes.byte()?;
            let (bits, value) = match byte & 0x80 {
                0 => (7, byte),
                _ => (6, byte & 0x3f),
            };
            if number.leading_zeros() < bits {
                return None;
            }
            number = number << bits | u64::from(value);
            if bits == 6 {
                return Some(number);
            }
        }
    }

    fn skip(&mut self, count: usize) -> Option<Value<'a>> {
        self.bytes.take(count)?;
        Some(Value::Null)
    }

    /// Skips bytes that are written in groups of seven bits, after their number.
    fn skip_packed(&mut self) -> Option<Value<'a>> {
        let count = usize::try_from(self.varint()?).ok()?;
        self.skip(count.checked_mul(8)?.div_ceil(7))
    }
}

/// Returns the signed number of which `number` is the code: 0, −1, 1, −2 …
const fn zigzag(number: u64) -> i64 {
    (number >> 1) as i64 ^ -((number & 1) as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn document(body: &[u8]) -> Vec<u8> {
        [MAGIC, &[SHARES_NAMES | SHARES_TEXTS], body].concat()
    }

    #[test]
    fn names_and_texts_are_read_once_and_referred_to() {
        // [{"a": "Bé"}, {"a": "Bé"}]
        let body = [
            b"\xf8\xfa\x80a\x81B\xc3\xa9\xfb".as_slice(),
            b"\xfa\x40\x01\xfb\xf9",
        ];
        let bytes = document(&body.concat());
        let Some(Value::List(values)) = read(&bytes) else {
            panic!("a list");
        };

        assert_eq!(values.len(), 2);
        assert!(values.iter().all(|value| value.text("a") == Some("Bé")));
    }

    #[test]
    fn numbers_of_every_length_are_read() {
        for (body, expected) in [
            (b"\xc0".as_slice(), 0),
            (b"\xc1", -1),
            (b"\xdf", -16),
            (b"\x24\x82", 1),
            (b"\x24\x01\x80", 32),
            (b"\x25\x01\0\0\0\0\0\x80", 1 << 40),
        ] {
            let bytes = document(body);
            assert_eq!(read(&bytes), Some(Value::Number(expected)), "{body:x?}");
        }
        let too_long = document(b"\x25\x7f\x7f\x7f\x7f\x7f\x7f\x7f\x7f\x7f\xbf");
        assert_eq!(read(&too_long), None);
    }

    #[test]
    fn nesting_has_a_limit() {
        let nested = |depth: usize| {
            let body = [vec![0xf8; depth], vec![0xf9; depth]].concat();
            document(&body)
        };

        assert!(read(&nested(DEPTH_MAX)).is_some());
        assert!(read(&nested(100_000)).is_none());
    }
}
