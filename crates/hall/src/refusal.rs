//! What a refused request gets.

use rosespring_wire::refusal_code::RefusalCode;

/// A refused request: each concept has an enum of its refusals, which becomes this.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{why}")]
pub struct Refusal {
    /// The code, with its status.
    pub code: RefusalCode,
    /// The reason in words.
    pub why: String,
    /// The words of the moderator who decided it; pages show them beside a sentence of their
    /// language. Of a refused name, a free one in its place.
    pub reason: Option<String>,
}

impl Refusal {
    /// Makes the refusal with this code and these words.
    pub(crate) fn new(code: RefusalCode, why: &impl ToString) -> Self {
        Self {
            code,
            why: why.to_string(),
            reason: None,
        }
    }
}
