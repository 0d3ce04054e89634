//! Ids of tables and analyses.

use crate::error::ApiError;

/// Letters and digits that are not mistaken for each other.
const ID_LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
/// 60 random bits: nobody guesses an id, and no two are alike.
const ID_LENGTH: usize = 12;

/// How ids of tables for study begin.
const STUDY_ID: &str = "study-";

/// Returns a new id of a table or an analysis.
///
/// # Errors
///
/// The operating system has no random bytes.
pub(crate) fn new_id(is_study: bool) -> Result<String, ApiError> {
    let mut bytes = [0; ID_LENGTH];
    getrandom::fill(&mut bytes).map_err(|error| ApiError::Internal(error.to_string()))?;
    let letter = |byte: u8| char::from(ID_LETTERS[usize::from(byte) % ID_LETTERS.len()]);
    let id: String = bytes.into_iter().map(letter).collect();
    Ok(if is_study {
        format!("{STUDY_ID}{id}")
    } else {
        id
    })
}

/// Whether `id` is that of a table for study.
pub(crate) fn is_study(id: &str) -> bool {
    id.starts_with(STUDY_ID)
}
