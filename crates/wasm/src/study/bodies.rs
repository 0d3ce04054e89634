//! Calls about positions, which answer a route of the server from its body alone, and exports.

use rosespring_rules::Rules;
use rosespring_table::record;
use rosespring_table::review::position::Question;
use rosespring_table::stored::StoredTable;
use rosespring_wire::convert::{ConvertedRecord, Format, convert};
use rosespring_wire::json::{self, ReadError};
use rosespring_wire::review::{PositionRequest, PositionReview};
use rosespring_wire::setup::{self, PositionCheck, PositionText, SetupView};
use serde::Deserialize;

use crate::answer::CallError;
use crate::stateless::need_net;

/// The parameters of `export`: returns the match so far in another form, as
/// `GET /api/tables/{id}/export` does.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Export {
    /// The stored table.
    table: StoredTable,
    /// Its stored entries, from the first one.
    entries: Vec<String>,
    /// The form.
    format: Format,
}

/// Reads a position in any notation, as `POST /api/position/read` does.
pub(super) fn read_position(body: &str) -> Result<PositionCheck, CallError> {
    let PositionText { text, rules } = json::read(body.as_bytes()).map_err(invalid)?;
    let rules = rules.as_deref().unwrap_or("gul-bara");
    let rules: Rules = rules.parse().map_err(invalid_rules)?;
    setup::check_text(&text, rules).map_err(CallError::InvalidImport)
}

/// Returns the faults of a position, as `POST /api/position/check` does.
pub(super) fn check_position(body: &str) -> Result<PositionCheck, CallError> {
    let view: SetupView = json::read(body.as_bytes()).map_err(invalid)?;
    let setup = view.to_setup().map_err(invalid_rules)?;
    Ok(setup::check(&setup))
}

/// Analyses a position, as `POST /api/analyse` does. This takes up to some seconds.
pub(super) fn analyse(body: &str) -> Result<PositionReview, CallError> {
    let request = json::read::<PositionRequest>(body.as_bytes()).map_err(invalid)?;
    need_net(request.position().rules().game)?;
    Ok(Question::new(&request).answer())
}

/// Returns the match so far in another form, as `GET /api/tables/{id}/export` does.
pub(super) fn export(asked: &Export) -> Result<ConvertedRecord, CallError> {
    let record = record::record(&asked.table, &asked.entries)?;
    Ok(convert(&record, asked.format))
}

fn invalid(error: ReadError) -> CallError {
    CallError::InvalidBody(error.into_list())
}

fn invalid_rules(error: impl std::fmt::Display) -> CallError {
    CallError::InvalidBody(vec![format!("`rules`: {error}")])
}
