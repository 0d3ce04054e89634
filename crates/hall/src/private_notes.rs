//! Private notes: what a member writes down about another member. Nobody else reads them.

use rosespring_rules::notation::name::{NameFault, name_fault};
use rosespring_wire::json::Read;
use rosespring_wire::refusal_code::RefusalCode;
use serde::{Deserialize, Serialize};

use crate::Refusal;
use crate::rows::{Export, Leaving, stored_row};

/// Maximum number of notes of a member.
pub const NOTES_MAX: usize = 500;
/// Maximum length of a note, in characters.
pub const NOTE_CHARS_MAX: u16 = 1_000;

stored_row! {
    /// A note of a member about another member.
    pub struct StoredNote in "private_notes" by ["author", "about"] {
        /// The id of the member who wrote it.
        author: String,
            of (Leaving::Remove, Export::Rows);
        /// The id of the member whom it is about.
        about: String,
            of (Leaving::Remove, Export::Hidden("only the author reads it"));
        /// What it says.
        text: String;
        /// The time of the last change, milliseconds since 1970.
        changed_ms: i64;
    }
}

/// What a note says: lines of text without anything hidden.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Read)]
#[serde(try_from = "String")]
pub struct NoteText(String);

/// Why a text is not that of a note.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoteTextFault {
    /// It has no characters.
    #[error("is empty")]
    Empty,
    /// It is too long.
    #[error("has more than {NOTE_CHARS_MAX} characters")]
    TooLong,
    /// It has control characters that do not end a line.
    #[error("has control characters")]
    Control,
    /// It has characters that nobody sees.
    #[error(transparent)]
    Hidden(#[from] NameFault),
}

impl TryFrom<String> for NoteText {
    type Error = NoteTextFault;

    fn try_from(text: String) -> Result<Self, NoteTextFault> {
        let text = text.trim().replace("\r\n", "\n");
        if text.is_empty() {
            return Err(NoteTextFault::Empty);
        }
        if text.chars().count() > NOTE_CHARS_MAX.into() {
            return Err(NoteTextFault::TooLong);
        }
        if text.chars().any(|one| one.is_control() && one != '\n') {
            return Err(NoteTextFault::Control);
        }
        match name_fault(&text) {
            Some(hidden) => Err(hidden.into()),
            None => Ok(Self(text)),
        }
    }
}

/// Body of `PUT /api/players/{name}/note`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewNote {
    /// What it says, 1 to 1,000 characters. It is shown as text, never as markup or as a link.
    #[cfg_attr(
        feature = "openapi",
        schema(value_type = String, format = "lines", min_length = 1, max_length = 1000)
    )]
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub text: NoteText,
}

/// The reader's note about a member: the answer of `GET /api/players/{name}/note`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NoteView {
    /// What it says; absent without a note.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub text: Option<String>,
    /// Maximum length of a note, in characters.
    pub chars_max: u16,
}

impl NoteView {
    /// Shows a stored note, or that there is none.
    #[must_use]
    pub fn new(note: Option<StoredNote>) -> Self {
        Self {
            text: note.map(|note| note.text),
            chars_max: NOTE_CHARS_MAX,
        }
    }
}

/// Why a note is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoteRefusal {
    /// The note is about the person themselves.
    #[error("a note is about another member")]
    OwnName,
    /// The member has the maximum number of notes.
    #[error("you have {NOTES_MAX} notes, as many as a member may have")]
    Full,
}

impl From<NoteRefusal> for Refusal {
    fn from(refusal: NoteRefusal) -> Self {
        let code = match refusal {
            NoteRefusal::OwnName => RefusalCode::NoPlayer,
            NoteRefusal::Full => RefusalCode::TooManyNotes,
        };
        Self::new(code, &refusal)
    }
}

/// Returns the note to store about a member. `notes` are all notes of its author.
///
/// # Errors
///
/// [`NoteRefusal`].
pub fn write(
    notes: &[StoredNote],
    [author, about]: [&str; 2],
    note: NewNote,
    now_ms: i64,
) -> Result<StoredNote, NoteRefusal> {
    if author == about {
        return Err(NoteRefusal::OwnName);
    }
    let is_new = notes.iter().all(|note| note.about != about);
    if is_new && notes.len() >= NOTES_MAX {
        return Err(NoteRefusal::Full);
    }
    Ok(StoredNote {
        author: author.to_owned(),
        about: about.to_owned(),
        text: note.text.0,
        changed_ms: now_ms,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(text: &str) -> Result<NoteText, NoteTextFault> {
        NoteText::try_from(text.to_owned())
    }

    #[test]
    fn a_text_has_lines_and_nothing_hidden() {
        let longest = "ü".repeat(NOTE_CHARS_MAX.into());
        assert_eq!(
            text(&format!(" {longest}\n")),
            Ok(NoteText(longest.clone()))
        );
        assert_eq!(
            text("Fast.\r\nNever resigns."),
            text("Fast.\nNever resigns.")
        );
        for (wrong, fault) in [
            (" \n ", NoteTextFault::Empty),
            (&format!("{longest}x"), NoteTextFault::TooLong),
            ("a\tb", NoteTextFault::Control),
        ] {
            assert_eq!(text(wrong), Err(fault), "{wrong}");
        }
        let hidden = text("a\nb\u{202e}c").unwrap_err();
        assert!(matches!(hidden, NoteTextFault::Hidden(_)), "{hidden}");
    }

    #[test]
    fn a_member_with_all_notes_may_change_them_and_write_no_other() {
        let note = |about: &str| {
            let text = text("Fast.").unwrap();
            write(&[], ["ada", about], NewNote { text }, 1).unwrap()
        };
        let notes: Vec<_> = (0..NOTES_MAX)
            .map(|number| note(&number.to_string()))
            .collect();
        let change = |about: &str| {
            let text = text("Slow.").unwrap();
            write(&notes, ["ada", about], NewNote { text }, 2)
        };

        let changed = change("7").unwrap();
        assert_eq!((changed.text.as_str(), changed.changed_ms), ("Slow.", 2));
        assert_eq!(change("boris"), Err(NoteRefusal::Full));
        assert_eq!(change("ada"), Err(NoteRefusal::OwnName));
    }
}
