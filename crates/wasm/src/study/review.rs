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
use rosespring_engine::rollout::{Rollout, RolloutSettings, RolloutSums, Until};
use rosespring_engine::stakes::{MATCH_MAX, Stakes};
use rosespring_engine::{GameEvaluator, shipped_evaluator, shipped_match_evaluator};
use rosespring_rules::{CycleKind, Position};
use rosespring_table::limits::SHOWN_PLAYS;
use rosespring_table::record;
use rosespring_table::review::new::{NewReview, Source};
use rosespring_table::review::view;
use rosespring_table::review::{Job, Review};
use rosespring_table::stored::{ReviewAddition, ReviewHead, StoredReview, StoredTable};
use rosespring_wire::convert::{ConvertedRecord, Format, convert};
use rosespring_wire::job::SumsJson;
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

/// The parameters of `share_review`: divides the next trials among instances of the module.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Share {
    /// The greatest number of shares. More than [`FIRST_TRIALS`], and more trials than the rollout
    /// has already, are left for the next call.
    shares: u32,
    /// Number of trials of each share.
    trials: u32,
}

/// The answer to `share_review`: the parameters of `make_trials` for each share. There are none if
/// the next work is not a rollout.
#[derive(Debug, Serialize)]
pub(super) struct Shares {
    shares: Vec<TrialsShare>,
}

/// The parameters of `make_trials`: makes trials of a rollout and returns their sums.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TrialsShare {
    /// The position, an id.
    position: String,
    /// In a match, the units that White and Black still need.
    needs: Option<[u8; 2]>,
    /// In a match of several games, its name and the place of this game in it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cycle: Option<(String, u8)>,
    seed: u64,
    truncate: Option<u32>,
    /// The number of the first trial.
    from: u64,
    /// The number after that of the last trial.
    to: u64,
}

/// The parameters of `add_trials`: the answers to `make_trials`, as they are, in the order of the
/// shares. A missing one is computed here.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AddTrials {
    sums: Vec<Option<String>>,
}

/// A rollout whose next trials several instances make.
struct SharedRollout {
    item: usize,
    place: usize,
    rollout: Box<Rollout>,
    shares: Vec<TrialsShare>,
}

/// Number of trials that each play has first: figures are shown once every play has some.
const FIRST_TRIALS: u64 = 12;

/// An analysis that is computed.
pub(super) struct OpenReview {
    review: Review,
    /// The rollout whose trials were given out.
    shared: Option<SharedRollout>,
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
            shared: None,
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
        let rules = self.review.record.rules;
        rules.games().try_for_each(need_net)?;
        let evaluator = shipped_match_evaluator(&rules);
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
                ..
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

    /// Divides the next trials of a rollout into shares, if the next work is one.
    pub(super) fn share(&mut self, &Share { shares, trials }: &Share) -> Shares {
        let Some(Job::Trials {
            item,
            place,
            rollout,
            wanted,
            ..
        }) = self.review.next_job()
        else {
            return Shares { shares: Vec::new() };
        };
        let settings = rollout.settings();
        let (needs, of_cycle) = match settings.stakes {
            Stakes::Units => (None, None),
            Stakes::Match { white, black, .. } => (Some([white, black]), None),
            Stakes::Cycle {
                cycle,
                place,
                white,
                black,
            } => (Some([white, black]), Some((cycle.name().to_owned(), place))),
        };
        let (made, of_share) = (rollout.trials(), u64::from(trials.max(1)));
        let round = u64::from(shares) * of_share;
        let end = (made + round.min(made.max(FIRST_TRIALS))).min(wanted);
        let share = |from: u64| TrialsShare {
            position: rollout.position().id(),
            needs,
            cycle: of_cycle.clone(),
            seed: settings.seed,
            truncate: settings.truncate,
            from,
            to: (from + of_share).min(end),
        };
        let starts = (made..end).step_by(of_share as usize);
        let shares: Vec<TrialsShare> = starts.map(share).collect();
        self.shared = Some(SharedRollout {
            item,
            place,
            rollout,
            shares: shares.clone(),
        });
        Shares { shares }
    }

    /// Adds trials that instances have made, and makes those that are missing.
    pub(super) fn add_trials(&mut self, asked: &AddTrials) -> Result<Work, CallError> {
        let Some(shared) = self.shared.take() else {
            return Ok(self.opened());
        };
        let settings = *shared.rollout.settings();
        let mut sums = shared.rollout.sums();
        for (index, share) in shared.shares.iter().enumerate() {
            let answer = asked.sums.get(index).and_then(Option::as_deref);
            let made = answer.and_then(|answer| serde_json::from_str::<SumsJson>(answer).ok());
            let made = made.as_ref().map(RolloutSums::from);
            match made.filter(|made| made.trials == share.to - share.from) {
                Some(made) => sums.add(&made),
                None => sums.add(&make_sums(share)?),
            }
        }
        let rollout = Rollout::resume(*shared.rollout.position(), settings, sums);
        self.review.put_rollout(shared.item, shared.place, &rollout);
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

/// Makes trials of a rollout for another instance of the module.
pub(super) fn make_trials(share: &TrialsShare) -> Result<SumsJson, CallError> {
    Ok((&make_sums(share)?).into())
}

/// Returns the match of several games that has a game at this place.
fn cycle_of(name: &str, place: u8) -> Result<CycleKind, CallError> {
    let cycle = CycleKind::from_name(name);
    let cycle = cycle.filter(|cycle| usize::from(place) < cycle.parts().len());
    cycle.ok_or_else(|| CallError::InvalidBody(vec!["`cycle`: there is no such game".to_owned()]))
}

fn make_sums(share: &TrialsShare) -> Result<RolloutSums, CallError> {
    let position: Position = share
        .position
        .parse()
        .map_err(|fault| CallError::InvalidBody(vec![format!("`position`: {fault}")]))?;
    let game = position.rules().game;
    need_net(game)?;
    let stakes = match share.needs {
        None => Stakes::Units,
        Some([white, black]) if [white, black].iter().all(|n| (1..=MATCH_MAX).contains(n)) => {
            match &share.cycle {
                None => Stakes::Match { game, white, black },
                Some((name, place)) => Stakes::Cycle {
                    cycle: cycle_of(name, *place)?,
                    place: *place,
                    white,
                    black,
                },
            }
        }
        Some(_) => {
            let fault = format!("`needs`: expected two numbers from 1 to {MATCH_MAX}");
            return Err(CallError::InvalidBody(vec![fault]));
        }
    };
    let settings = RolloutSettings {
        truncate: share.truncate,
        stakes,
        ..RolloutSettings::new(share.seed)
    };
    let never = AtomicBool::new(false);
    let numbers = share.from..share.to;
    let evaluator = shipped_evaluator(game);
    Ok(RolloutSums::of_trials(
        position, settings, numbers, &evaluator, 1, &never,
    ))
}

fn load(ReviewData { review, items, at }: ReviewData) -> Result<Review, CallError> {
    let mut review = Review::load(review, &items)?;
    review.at = at;
    Ok(review)
}
