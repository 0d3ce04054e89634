//! The calls of the module for studying (feature `study`): positions, puzzles, analyses of records,
//! statistics, and exports. A page loads this module when it first needs it. Stored data are
//! parameters, and what is to be stored is part of the answer.

mod bodies;
mod puzzles;
mod review;
mod statistics;

use rosespring_table::statistics::opening_names;
use serde::Serialize;

use crate::answer::{CallError, to_json};
use crate::request::{read, split};
use crate::stateless::net_name;
use crate::study::review::OpenReview;

/// The host of the calls for studying.
#[derive(Debug, Default)]
pub struct StudyHost {
    /// The analysis that is computed.
    review: Option<OpenReview>,
}

impl StudyHost {
    /// Creates a host.
    #[must_use]
    pub const fn new() -> Self {
        Self { review: None }
    }

    /// Handles a request: the name of a call, a space, and its parameters as JSON. Returns JSON.
    pub fn call(&mut self, request: &str) -> String {
        let (call, parameters) = split(request);
        self.answer(call, parameters)
            .unwrap_or_else(CallError::into_json)
    }

    fn answer(&mut self, call: &str, parameters: &str) -> Result<String, CallError> {
        Ok(match call {
            "open_review" => {
                let open = self.review.insert(OpenReview::load(read(parameters)?)?);
                to_json(&open.opened())
            }
            "work_review" => to_json(&self.open()?.work()?),
            "share_review" => to_json(&self.open()?.share(&read(parameters)?)),
            "add_trials" => to_json(&self.open()?.add_trials(&read(parameters)?)?),
            "keep_review" => to_json(&self.open()?.keep()),
            "tell_review" => to_json(&self.open()?.tell(&read(parameters)?)),
            _ => return answer(call, parameters),
        })
    }

    fn open(&mut self) -> Result<&mut OpenReview, CallError> {
        self.review.as_mut().ok_or(CallError::NoReview)
    }
}

/// The answer to `files`: the names, without an ending, of files that a page passes to the module.
#[derive(Debug, Serialize)]
struct DataFiles {
    /// The tables of first throws, for `install_openings`.
    openings: &'static [&'static str],
}

impl DataFiles {
    fn new() -> Self {
        Self {
            openings: opening_names(),
        }
    }
}

/// Answers a call that needs no open analysis.
fn answer(call: &str, parameters: &str) -> Result<String, CallError> {
    match call {
        "analyse" => Ok(to_json(&bodies::analyse(parameters)?)),
        "check_position" => Ok(to_json(&bodies::check_position(parameters)?)),
        "files" => Ok(to_json(&DataFiles::new())),
        "export" => Ok(to_json(&bodies::export(&read(parameters)?)?)),
        "net" => Ok(to_json(&net_name(&read(parameters)?))),
        "read_position" => Ok(to_json(&bodies::read_position(parameters)?)),
        "install_puzzles" => puzzles::install_puzzles(&read(parameters)?),
        "puzzles" => Ok(to_json(&puzzles::show_overview(&read(parameters)?))),
        "next_puzzle" => puzzles::next_puzzle(&read(parameters)?),
        "answer_puzzle" => puzzles::judged(&read(parameters)?),
        "install_openings" => statistics::install(&read(parameters)?),
        "facts" => Ok(to_json(&statistics::facts(&read(parameters)?)?)),
        "statistics" => Ok(to_json(&statistics::view(read(parameters)?))),
        "make_trials" => Ok(to_json(&review::make_trials(&read(parameters)?)?)),
        "new_review" => Ok(to_json(&review::new(read(parameters)?)?)),
        "review_summaries" => Ok(to_json(&review::summaries(&read(parameters)?))),
        "show_review" => Ok(to_json(&review::show(read(parameters)?)?)),
        "export_review" => Ok(to_json(&review::export(read(parameters)?)?)),
        "change_review" => Ok(to_json(&review::change(read(parameters)?)?)),
        _ => Err(CallError::NoCall),
    }
}
