//! Names of players: the characters that make a name look like another text.

/// The character with which a name deceives its reader, and why.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NameFault {
    /// It changes the direction of the text around the name.
    #[error("has U+{:04X}, which changes the direction of text", u32::from(*.0))]
    Direction(char),
    /// It cannot be seen, so that two names look the same.
    #[error("has U+{:04X}, which cannot be seen", u32::from(*.0))]
    Invisible(char),
}

/// Returns the first fault of a name that somebody chooses; `None` if every character can be seen
/// and keeps to its place.
///
/// Joiners (U+200C, U+200D) and the emoji form (U+FE0F) are spelling in some scripts and in emoji,
/// so they may stand between characters that are not ASCII.
///
/// ```
/// use rosespring_rules::notation::name::{NameFault, name_fault};
///
/// assert_eq!(name_fault("Ayşe می‌خواهم"), None);
/// assert_eq!(name_fault("abc\u{202e}def"), Some(NameFault::Direction('\u{202e}')));
/// assert_eq!(name_fault("abc\u{200b}"), Some(NameFault::Invisible('\u{200b}')));
/// ```
#[must_use]
pub fn name_fault(name: &str) -> Option<NameFault> {
    let mut before: Option<char> = None;
    let mut rest = name.chars().peekable();
    while let Some(c) = rest.next() {
        let spells = |c: Option<char>| c.is_some_and(|c| !c.is_ascii() && !is_invisible(c));
        let is_spelling = match c {
            '\u{FE0F}' => spells(before),
            '\u{200C}' | '\u{200D}' => {
                // Emoji are joined after their form has been chosen.
                (spells(before) || before == Some('\u{FE0F}')) && spells(rest.peek().copied())
            }
            _ => false,
        };
        if changes_direction(c) {
            return Some(NameFault::Direction(c));
        }
        if is_invisible(c) && !is_spelling {
            return Some(NameFault::Invisible(c));
        }
        before = Some(c);
    }
    None
}

/// Whether a character changes the direction of the text around it.
#[must_use]
pub const fn changes_direction(c: char) -> bool {
    matches!(
        c,
        '\u{061C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}'
    )
}

/// Whether a character is drawn as nothing: the default-ignorable code points of Unicode, the
/// letters and braille pattern that are blank, and separators of lines.
const fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{00AD}'
            | '\u{034F}'
            | '\u{115F}'..='\u{1160}'
            | '\u{17B4}'..='\u{17B5}'
            | '\u{180B}'..='\u{180F}'
            | '\u{200B}'..='\u{200D}'
            | '\u{2028}'..='\u{2029}'
            | '\u{2060}'..='\u{2065}'
            | '\u{206A}'..='\u{206F}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{FE00}'..='\u{FE0F}'
            | '\u{FEFF}'
            | '\u{FFA0}'
            | '\u{FFF0}'..='\u{FFFB}'
            | '\u{1D173}'..='\u{1D17A}'
            | '\u{E0000}'..='\u{E0FFF}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_many_scripts_are_accepted() {
        for name in [
            "Deniz",
            "عائشة",
            "می‌خواهم",
            "Ελένη",
            "न्‍य",
            "👩‍👧",
            "❤️‍🔥 Kim",
            "李",
        ] {
            assert_eq!(name_fault(name), None, "{name:?}");
        }
    }

    #[test]
    fn what_deceives_a_reader_is_refused() {
        for name in [
            "a\u{202E}b",
            "\u{2066}a\u{2069}",
            "a\u{200F}",
            "a\u{061C}b",
            "a\u{200B}b",
            "a\u{200C}b",
            "\u{200D}a",
            "\u{3164}",
            "a\u{FEFF}",
            "a\u{FE0F}",
            "a\u{E0041}",
            "a\u{2028}b",
            "\u{2800}",
            "می\u{200C}",
            "❤\u{FE0F}\u{200D}",
        ] {
            assert!(name_fault(name).is_some(), "{name:?}");
        }
    }
}
