//! The one reader of JSON from outside: it finds every fault, each with its place.
//!
//! A type derives [`Read`] from its attributes of serde. Code that serde derives stops at the first
//! fault, and copies the fields of an enum with a tag into a buffer.

use std::fmt;

use serde_json::{Map, Value};

pub use rosespring_wire_derive::Read;

use super::{FieldFault, FieldProblem};

/// Characters of a text from outside that are repeated in a fault.
const QUOTED_CHARS_MAX: usize = 40;
/// Maximum number of faults that are named.
const FAULTS_MAX: usize = 64;

/// A type that is read from JSON.
pub trait Read: Sized {
    /// Reads the value at a place. Adds what is wrong to the faults; `None` if there is no value
    /// without it.
    fn read(value: &Value, at: Path<'_>, faults: &mut Faults) -> Option<Self>;
}

/// The place of a value: `match_to`, `white.name`, `dice[3]`.
#[derive(Debug, Clone, Copy)]
pub enum Path<'a> {
    /// The whole text.
    Root,
    /// A field of an object.
    Field(&'a Path<'a>, &'a str),
    /// An item of a list, from 0.
    Item(&'a Path<'a>, usize),
}

impl fmt::Display for Path<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Root => Ok(()),
            Self::Field(Self::Root, name) => write!(f, "{name}"),
            Self::Field(object, name) => write!(f, "{object}.{name}"),
            Self::Item(list, index) => write!(f, "{list}[{index}]"),
        }
    }
}

/// The faults that have been found.
#[derive(Debug, Default)]
pub struct Faults(Vec<FieldFault>);

impl Faults {
    /// Adds that something other than `found` was expected.
    pub fn expected(&mut self, at: Path<'_>, what: impl fmt::Display, found: &Value) {
        let what = format!("{what}, found {}", quoted(found));
        self.add(at, FieldProblem::Expected(what));
    }

    /// Adds that a value of the expected form is refused.
    pub fn refuse(&mut self, at: Path<'_>, why: impl fmt::Display) {
        self.add(at, FieldProblem::Refused(why.to_string()));
    }

    /// Adds a problem.
    pub fn add(&mut self, at: Path<'_>, problem: FieldProblem) {
        if self.0.len() < FAULTS_MAX {
            let field = at.to_string();
            self.0.push(FieldFault { field, problem });
        }
    }

    /// Whether nothing is wrong.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the faults in the order in which they were found.
    #[must_use]
    pub fn into_list(self) -> Vec<FieldFault> {
        self.0
    }

    /// Returns the faults as texts.
    #[must_use]
    pub fn into_texts(self) -> Vec<String> {
        self.0.iter().map(ToString::to_string).collect()
    }
}

/// The fields of an object that is being read.
#[derive(Debug, Clone, Copy)]
pub struct Fields<'a> {
    map: &'a Map<String, Value>,
    at: Path<'a>,
}

impl<'a> Fields<'a> {
    /// Returns the fields of an object; another value is a fault.
    pub fn new(value: &'a Value, at: Path<'a>, faults: &mut Faults) -> Option<Self> {
        let map = expect(value.as_object(), "an object", value, at, faults)?;
        Some(Self { map, at })
    }

    /// Returns the fields of a map.
    pub const fn of(map: &'a Map<String, Value>, at: Path<'a>) -> Self {
        Self { map, at }
    }

    /// Returns the place of a field.
    pub const fn at<'b>(&'b self, name: &'b str) -> Path<'b> {
        Path::Field(&self.at, name)
    }

    /// Returns a field that is present and not null.
    pub fn get(&self, name: &str) -> Option<&'a Value> {
        self.map.get(name).filter(|value| !value.is_null())
    }

    /// Returns a field that must be present.
    pub fn needed(&self, name: &str, faults: &mut Faults) -> Option<&'a Value> {
        let value = self.get(name);
        if value.is_none() {
            faults.add(self.at(name), FieldProblem::Missing);
        }
        value
    }

    /// Adds a fault for each field that is not known.
    pub fn only(&self, known: &[&str], faults: &mut Faults) {
        for name in self.map.keys().filter(|name| !known.contains(&&***name)) {
            let name = shortened(name);
            faults.add(Path::Field(&self.at, &name), FieldProblem::Unknown);
        }
    }

    /// Reads a field with `read`, or makes its value with `absent`.
    pub fn field<T>(
        &self,
        name: &str,
        read: impl FnOnce(&Value, Path<'_>, &mut Faults) -> Option<T>,
        absent: impl FnOnce() -> Option<T>,
        faults: &mut Faults,
    ) -> Option<T> {
        let at = Path::Field(&self.at, name);
        let read = match self.map.get(name) {
            Some(value) => return read(value, at, faults),
            None => absent(),
        };
        if read.is_none() {
            faults.add(at, FieldProblem::Missing);
        }
        read
    }

    /// Reads a field that is one of some names.
    pub fn name(&self, field: &str, names: &[&str], faults: &mut Faults) -> Option<&'a str> {
        let at = Path::Field(&self.at, field);
        match self.map.get(field) {
            Some(value) => name(value, names, at, faults),
            None => {
                faults.add(at, FieldProblem::Missing);
                None
            }
        }
    }
}

/// Returns what was made of a value; if nothing was, adds that `what` was expected.
pub fn expect<T>(
    read: Option<T>,
    what: impl fmt::Display,
    found: &Value,
    at: Path<'_>,
    faults: &mut Faults,
) -> Option<T> {
    if read.is_none() {
        faults.expected(at, what, found);
    }
    read
}

/// Reads one of some names.
pub fn name<'a>(
    value: &'a Value,
    names: &[&str],
    at: Path<'_>,
    faults: &mut Faults,
) -> Option<&'a str> {
    let name = value.as_str().filter(|name| names.contains(name));
    expect(name, Alternatives(names, "`"), value, at, faults)
}

/// Reads a value, and makes one of another type of it.
pub fn read_into<T, U>(value: &Value, at: Path<'_>, faults: &mut Faults) -> Option<U>
where
    T: Read,
    U: TryFrom<T, Error: fmt::Display>,
{
    let made = U::try_from(T::read(value, at, faults)?);
    made.map_err(|why| faults.refuse(at, why)).ok()
}

/// Values of which one is expected, each between two marks: `` `a`, `b` or `c` ``.
struct Alternatives<'a, T>(&'a [T], &'static str);

impl<T: fmt::Display> fmt::Display for Alternatives<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(values, mark) = self;
        for (index, value) in values.iter().enumerate() {
            let before = match index {
                0 => "",
                _ if index + 1 == values.len() => " or ",
                _ => ", ",
            };
            write!(f, "{before}{mark}{value}{mark}")?;
        }
        Ok(())
    }
}

/// Returns the beginning of a text from outside.
fn shortened(text: &str) -> String {
    text.chars().take(QUOTED_CHARS_MAX).collect()
}

/// Returns the beginning of a value as text.
pub(crate) fn quoted(value: &Value) -> String {
    let text = value.to_string();
    match text.char_indices().nth(QUOTED_CHARS_MAX) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

impl Read for String {
    fn read(value: &Value, at: Path<'_>, faults: &mut Faults) -> Option<Self> {
        let text = value.as_str().map(str::to_owned);
        expect(text, "a text", value, at, faults)
    }
}

impl Read for bool {
    fn read(value: &Value, at: Path<'_>, faults: &mut Faults) -> Option<Self> {
        expect(value.as_bool(), "true or false", value, at, faults)
    }
}

macro_rules! read_numbers {
    ($($number:ty),+) => {$(
        impl Read for $number {
            fn read(value: &Value, at: Path<'_>, faults: &mut Faults) -> Option<Self> {
                whole(<$number>::MIN..=<$number>::MAX, value, at, faults)
            }
        }
    )+};
}

read_numbers!(u8, u16, u32, u64, i64);

/// Reads a whole number of a range.
pub fn whole<T>(
    range: std::ops::RangeInclusive<T>,
    value: &Value,
    at: Path<'_>,
    faults: &mut Faults,
) -> Option<T>
where
    T: PartialOrd + fmt::Display + TryFrom<u64> + TryFrom<i64>,
{
    let number = number(value).filter(|number| range.contains(number));
    let what = format_args!("a whole number from {} to {}", range.start(), range.end());
    expect(number, what, value, at, faults)
}

/// Reads one of some whole numbers.
pub fn one_of<T>(numbers: &[T], value: &Value, at: Path<'_>, faults: &mut Faults) -> Option<T>
where
    T: PartialEq + fmt::Display + TryFrom<u64> + TryFrom<i64>,
{
    let number = number(value).filter(|number| numbers.contains(number));
    expect(number, Alternatives(numbers, ""), value, at, faults)
}

fn number<T: TryFrom<u64> + TryFrom<i64>>(value: &Value) -> Option<T> {
    match value.as_u64() {
        Some(number) => T::try_from(number).ok(),
        None => value.as_i64().and_then(|number| T::try_from(number).ok()),
    }
}

/// Reads a text of one character or more.
pub fn text(chars_max: usize, value: &Value, at: Path<'_>, faults: &mut Faults) -> Option<String> {
    let text = String::read(value, at, faults)?;
    match text.chars().count() {
        0 => faults.refuse(at, "is empty"),
        length if length > chars_max => {
            faults.refuse(at, format_args!("has more than {chars_max} characters"));
        }
        _ => return Some(text),
    }
    None
}

/// Reads a field that may be left out, or be null.
pub fn optional<T>(
    read: impl FnOnce(&Value, Path<'_>, &mut Faults) -> Option<T>,
    value: &Value,
    at: Path<'_>,
    faults: &mut Faults,
) -> Option<Option<T>> {
    match value {
        Value::Null => Some(None),
        value => read(value, at, faults).map(Some),
    }
}

/// Reads a field that may be left out, and is never null.
pub fn present<T>(
    read: impl FnOnce(&Value, Path<'_>, &mut Faults) -> Option<T>,
    value: &Value,
    at: Path<'_>,
    faults: &mut Faults,
) -> Option<Option<T>> {
    read(value, at, faults).map(Some)
}

impl<T: Read> Read for Vec<T> {
    fn read(value: &Value, at: Path<'_>, faults: &mut Faults) -> Option<Self> {
        list(0..=usize::MAX, "a list", value, at, faults)
    }
}

impl<T: Read, const LENGTH: usize> Read for [T; LENGTH] {
    fn read(value: &Value, at: Path<'_>, faults: &mut Faults) -> Option<Self> {
        let what = format_args!("a list of {LENGTH}");
        let items = list(LENGTH..=LENGTH, what, value, at, faults)?;
        items.try_into().ok()
    }
}

/// Reads a list whose length is in a range; `what` names it in the fault of another value.
pub fn list<T: Read>(
    lengths: std::ops::RangeInclusive<usize>,
    what: impl fmt::Display,
    value: &Value,
    at: Path<'_>,
    faults: &mut Faults,
) -> Option<Vec<T>> {
    let items = value
        .as_array()
        .filter(|list| lengths.contains(&list.len()));
    let items = expect(items, what, value, at, faults)?;
    let mut list = Vec::with_capacity(items.len());
    for (index, item) in items.iter().enumerate() {
        list.extend(T::read(item, Path::Item(&at, index), faults));
    }
    // A list without its faulty items is none.
    (list.len() == items.len()).then_some(list)
}
