//! The calls about analyses of records.
//!
//! An analysis is stored as its head, record and items. Calls that change what is asked of it take
//! these and return the changes. A long computation has its own instance of the module:
//! `open_review`, then in turn `work_review`, and now and then `keep_review` and `tell_review`.
//! Ending the instance cancels the computation.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::atomic::AtomicBool;

use rosespring_engine::analysis::Depth;
use rosespring_engine::analysis::record::Reviewer;
use rosespring_engine::bearoff::TableEvaluator;
use rosespring_engine::rollout::Until;
use rosespring_engine::{GameEvaluator, shipped_evaluator};
use rosespring_table::limits::SHOWN_PLAYS;
use rosespring_table::record;
use rosespring_table::review::new::{NewReview, Source};
use rosespring_table::review::{Job, Review};
use rosespring_table::stored::{ReviewAddition, ReviewHead, StoredReview, StoredTable};
use rosespring_table::view;
use rosespring_wire::convert::{ConvertedRecord, Format, convert};
use rosespring_wire::review::{ReviewNews, ReviewState, ReviewSummary, RunReview};
use serde::{Deserialize, Serialize};

use crate::answer::CallError;
use crate::stateless::need_net;

/// The default number of trials that a rollout adds.
const ROLLOUT_TRIALS: u32 = 360;

/// The parameters of `new_review`: checks a record and returns its analysis before the first
/// result, to be stored unless there is one of the same checksum.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct New {
    /// The id of the analysis, which no other has.
    id: String,
    /// The time, in milliseconds since 1970.
    now_ms: i64,
    /// A stored table.
    #[serde(default)]
    table: Option<StoredTable>,
    /// Its entries.
    #[serde(default)]
    entries: Vec<String>,
    /// A record, if there is no table.
    #[serde(default)]
    record: Option<String>,
}

/// The parameters of `review_summaries`: returns the lines of the list, as `GET /api/analyses`
/// does.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Heads {
    /// The heads, newest first.
    heads: Vec<ReviewHead>,
}

/// A stored analysis: the parameters of `open_review`, and of `show_review`, which returns it as
/// the first message of `GET /api/analyses/{id}/events`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ReviewData {
    review: StoredReview,
    /// The items with their indices.
    items: Vec<(u32, String)>,
    /// Whether it waits or runs.
    #[serde(default)]
    at: Option<ReviewState>,
}

/// The parameters of `export_review`: returns the record in a form, as
/// `GET /api/analyses/{id}/export` does.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ExportReview {
    review: StoredReview,
    /// The items with their indices, which the record does not need.
    items: Vec<(u32, String)>,
    format: Format,
}

/// The parameters of `change_review`: requests work, or stops it, and returns the changes.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ChangeReview {
    review: StoredReview,
    /// The items with their indices.
    items: Vec<(u32, String)>,
    /// The requested work; null to stop.
    run: Option<RunReview>,
}

/// The parameters of `tell_review`: returns the message about items that were stored.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Tell {
    items: BTreeSet<u32>,
    /// Whether they were stored; otherwise they are returned again by `keep_review`.
    kept: bool,
}

/// The answer to `change_review`.
#[derive(Debug, Serialize)]
pub(super) struct ReviewChanges {
    keep: ReviewAddition,
    summary: ReviewSummary,
}

/// The answer to `open_review` and `work_review`.
#[derive(Debug, Serialize)]
pub(super) struct Work {
    /// Whether there is more to do.
    is_unfinished: bool,
}

/// The answer to `keep_review`: what is to be stored.
#[derive(Debug, Serialize)]
pub(super) struct Keep {
    keep: ReviewAddition,
}

pub(super) fn new(asked: New) -> Result<StoredReview, CallError> {
    let new = match (asked.table, asked.record) {
        (Some(table), None) => {
            let source = Source {
                players: record::players(&table),
                played_ms: Some(table.changed_ms),
                table: Some(table.id.clone()),
            };
            NewReview::new(record::record(&table, &asked.entries)?, source)
        }
        (None, Some(text)) => NewReview::read(&text, Source::default()),
        _ => {
            let fault = "expected `table` or `record`, one of them".to_owned();
            return Err(CallError::InvalidBody(vec![fault]));
        }
    };
    let new = new.map_err(CallError::InvalidImport)?;
    Ok(new.stored(asked.id, asked.now_ms))
}

pub(super) fn summaries(Heads { heads }: &Heads) -> Vec<ReviewSummary> {
    heads.iter().map(view::review_summary).collect()
}

pub(super) fn show(asked: ReviewData) -> Result<ReviewNews, CallError> {
    let review = load(asked)?;
    Ok(ReviewNews::All {
        review: Box::new(view::review(&review)),
    })
}

pub(super) fn export(asked: ExportReview) -> Result<ConvertedRecord, CallError> {
    let review = Review::load(asked.review, &asked.items)?;
    Ok(convert(&review.record, asked.format))
}

pub(super) fn change(asked: ChangeReview) -> Result<ReviewChanges, CallError> {
    let ChangeReview { review, items, run } = asked;
    let mut review = Review::load(review, &items)?;
    if let Some(run) = run {
        if let Some(plies) = run.plies {
            review.want_plies(plies);
        }
        if let Some(item) = run.rollout
            && !review.want_rollout(item, run.trials, ROLLOUT_TRIALS)
        {
            let fault = format!("`rollout`: item {item} is no decision");
            return Err(CallError::InvalidBody(vec![fault]));
        }
        review.set_stopped(false);
    } else {
        review.set_stopped(true);
    }
    let (keep, _) = review.addition();
    Ok(ReviewChanges {
        keep,
        summary: view::review_summary(&review.head),
    })
}

/// An analysis that is computed.
pub(super) struct OpenReview {
    review: Review,
    /// The reviewer of the last job, with its look-ahead: it knows what it has looked at.
    reviewer: Option<(u8, ReviewerOfGame)>,
}

type ReviewerOfGame = Reviewer<TableEvaluator<GameEvaluator>>;

impl fmt::Debug for OpenReview {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OpenReview")
            .field("review", &self.review)
            .finish_non_exhaustive()
    }
}

impl OpenReview {
    /// Restores a stored analysis.
    pub(super) fn load(stored: ReviewData) -> Result<Self, CallError> {
        Ok(Self {
            review: load(stored)?,
            reviewer: None,
        })
    }

    /// Returns whether there is work.
    pub(super) fn opened(&mut self) -> Work {
        let is_unfinished = self.review.is_unfinished();
        if !is_unfinished {
            self.review.at = None;
        }
        Work { is_unfinished }
    }

    /// Does the next job.
    pub(super) fn work(&mut self) -> Result<Work, CallError> {
        let game = self.review.record.rules.game;
        need_net(game)?;
        let evaluator = shipped_evaluator(game);
        match self.review.next_job() {
            Some(Job::Look { item, task, plies }) => {
                if self
                    .reviewer
                    .as_ref()
                    .is_none_or(|(depth, _)| *depth != plies)
                {
                    let reviewer = Reviewer::new(&evaluator, Depth::plies(plies));
                    self.reviewer = Some((plies, reviewer));
                }
                if let Some((_, reviewer)) = &mut self.reviewer {
                    let reviewed = reviewer.review(&task, SHOWN_PLAYS);
                    self.review.put(item, plies, &reviewed);
                }
            }
            Some(Job::Trials {
                item,
                place,
                mut rollout,
                until,
            }) => {
                let until = Until {
                    trials: until,
                    error: None,
                    cancelled: &AtomicBool::new(false),
                };
                rollout.run(&evaluator, 1, &until, |_| ());
                self.review.put_rollout(item, place, &rollout);
            }
            None => {}
        }
        Ok(self.opened())
    }

    /// Returns the results that are not stored yet.
    pub(super) fn keep(&mut self) -> Keep {
        let (keep, _) = self.review.addition();
        Keep { keep }
    }

    /// Returns the message about results.
    pub(super) fn tell(&mut self, Tell { items, kept }: &Tell) -> ReviewNews {
        self.review.was_kept(items, *kept);
        view::review_found(&self.review, items)
    }
}

fn load(ReviewData { review, items, at }: ReviewData) -> Result<Review, CallError> {
    let mut review = Review::load(review, &items)?;
    review.at = at;
    Ok(review)
}
