//! Ids of tables and analyses, and bytes as text.

use crate::chance;
use crate::error::ApiError;

/// Letters and digits that cannot be mistaken for each other.
const ID_LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
/// Number of characters: 60 random bits make ids unique and impossible to guess.
const ID_LENGTH: usize = 12;

/// The prefix of ids of tables for study.
const STUDY_ID: &str = "study-";

/// Returns a new id of a table or an analysis.
///
/// # Errors
///
/// The operating system has no random bytes.
pub(crate) fn new_id(is_study: bool) -> Result<String, ApiError> {
    let id = random_letters(ID_LENGTH)?;
    Ok(if is_study {
        format!("{STUDY_ID}{id}")
    } else {
        id
    })
}

/// Returns random letters and digits, each with five random bits.
///
/// # Errors
///
/// The operating system has no random bytes.
pub(crate) fn random_letters(length: usize) -> Result<String, ApiError> {
    let mut bytes = vec![0; length];
    chance::fill(&mut bytes).map_err(|error| ApiError::Internal(error.to_string()))?;
    let letter = |byte: u8| char::from(ID_LETTERS[usize::from(byte) % ID_LETTERS.len()]);
    Ok(bytes.into_iter().map(letter).collect())
}

/// Returns bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Returns whether `id` is that of a table for study.
pub(crate) fn is_study(id: &str) -> bool {
    id.starts_with(STUDY_ID)
}
