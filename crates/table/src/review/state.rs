//! One analysis: its results, and its next job.

use std::collections::BTreeSet;

use rosespring_engine::analysis::Depth;
use rosespring_engine::analysis::record::{
    Class, Finding, Report, ReviewSettings, ReviewedTask, Task, TaskKind, tasks,
};
use rosespring_engine::rollout::{Rollout, TRIALS_MAX};
use rosespring_rules::Side;
#[cfg(feature = "hall")]
use rosespring_rules::Step;
use rosespring_rules::notation::record::Record;
use rosespring_rules::notation::text;
use rosespring_wire::record;
use rosespring_wire::review::{ReviewProgress, ReviewState, RolloutProgress};
use serde::{Deserialize, Serialize};

#[cfg(feature = "hall")]
use super::found::JudgedStage;
use super::found::{FORMAT, TaskResult};
use crate::limits::{PLIES_MAX, TRIALS_AT_ONCE};
use crate::stored::{
    ReviewAddition, ReviewHead, ReviewKept, StoredMistake, StoredReview, Unreadable,
};

/// A requested rollout.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct RolloutRequest {
    item: u32,
    trials: u32,
}

/// A unit of work.
#[derive(Debug)]
pub enum Job {
    /// Analyse a task with this look-ahead.
    Look {
        /// The index of the task.
        item: usize,
        /// The task.
        task: Box<Task>,
        /// The look-ahead, in throws.
        plies: u8,
    },
    /// Make more trials of one play.
    Trials {
        /// The index of the decision's task.
        item: usize,
        /// The index of the play among the choices.
        place: usize,
        /// The rollout so far.
        rollout: Box<Rollout>,
        /// The number of trials to reach, earlier ones included.
        until: u64,
        /// The number of trials that were asked for.
        wanted: u64,
    },
}

/// An analysis in memory.
#[derive(Debug)]
pub struct Review {
    /// The stored data besides the items.
    pub head: ReviewHead,
    /// The record that is analysed.
    pub record: Record,
    pub(crate) faults: Vec<String>,
    pub(crate) tasks: Vec<Task>,
    pub(crate) found: Vec<Option<TaskResult>>,
    /// The requested rollouts, the next one first.
    rollouts: Vec<RolloutRequest>,
    /// The choice of the net alone at each stage, as long as it is known: a deeper look replaces
    /// the stored one.
    #[cfg(feature = "hall")]
    net_choices: Vec<Option<Vec<Step>>>,
    /// Items with results that are not stored yet.
    dirty: BTreeSet<u32>,
    /// Whether the analysis waits or runs.
    pub at: Option<ReviewState>,
    /// Whether the last storing succeeded.
    kept: bool,
}

impl Review {
    /// Restores a stored analysis.
    ///
    /// # Errors
    ///
    /// [`Unreadable`] if another version wrote it.
    pub fn load(stored: StoredReview, items: &[(u32, String)]) -> Result<Self, Unreadable> {
        let StoredReview {
            head,
            record: text,
            faults,
        } = stored;
        let unreadable = |what: String| Unreadable {
            id: head.id.clone(),
            what,
        };
        if head.format != FORMAT {
            let found = head.format;
            let what = format!("it has format {found}, this version reads {FORMAT}");
            return Err(unreadable(what));
        }
        let record = record::from_json(&text).map_err(|faults| unreadable(faults.join("; ")))?;
        let settings = ReviewSettings {
            depth: Depth::plies(0),
            rollouts_max: usize::MAX,
            game: None,
            for_units: false,
            threads: 1,
            why: false,
        };
        let (tasks, fault) = tasks(&record, &settings);
        if let Some(fault) = fault {
            return Err(unreadable(fault.to_string()));
        }
        let mut found = vec![None; tasks.len()];
        for (item, body) in items {
            let read = serde_json::from_str(body).map_err(|error| unreadable(error.to_string()))?;
            if let Some(place) = found.get_mut(*item as usize) {
                *place = Some(read);
            }
        }
        let rollouts = serde_json::from_str(&head.progress.rollouts).unwrap_or_default();
        Ok(Self {
            head,
            record,
            faults,
            tasks,
            #[cfg(feature = "hall")]
            net_choices: found
                .iter()
                .map(|found| net_choice(found.as_ref()))
                .collect(),
            found,
            rollouts,
            dirty: BTreeSet::new(),
            at: None,
            kept: true,
        })
    }

    /// Returns the next job: a first look at every item, then rollouts, then deeper looks.
    pub fn next_job(&mut self) -> Option<Job> {
        if self.head.progress.stopped {
            return None;
        }
        if let Some(job) = self.look_at(0) {
            return Some(job);
        }
        if let Some(job) = self.trials_next() {
            return Some(job);
        }
        (1..=self.head.progress.wanted).find_map(|plies| self.look_at(plies))
    }

    fn look_at(&self, plies: u8) -> Option<Job> {
        let item = self
            .found
            .iter()
            .position(|found| !is_seen(found.as_ref(), plies))?;
        Some(Job::Look {
            item,
            task: Box::new(self.tasks[item].clone()),
            plies,
        })
    }

    fn trials_next(&mut self) -> Option<Job> {
        while let Some(&RolloutRequest { item, trials }) = self.rollouts.first() {
            let item = item as usize;
            let (task, found) = (self.tasks.get(item), self.found.get_mut(item));
            if let (Some(task), Some(Some(TaskResult::Play(played)))) = (task, found) {
                played.begin_rollouts(task);
                let least = played.least(task);
                if let Some((place, rollout)) =
                    least.filter(|(_, rollout)| rollout.trials() < u64::from(trials))
                {
                    let until = rollout.trials() + TRIALS_AT_ONCE;
                    return Some(Job::Trials {
                        item,
                        place,
                        until: until.min(u64::from(trials)),
                        wanted: u64::from(trials),
                        rollout: Box::new(rollout),
                    });
                }
            }
            self.rollouts.remove(0);
        }
        None
    }

    /// Takes what a look found.
    pub fn put(&mut self, item: usize, plies: u8, reviewed: &ReviewedTask) {
        let (Some(task), Some(place)) = (self.tasks.get(item), self.found.get_mut(item)) else {
            return;
        };
        let mut found = TaskResult::new(task, reviewed, plies);
        if let (TaskResult::Play(now), Some(TaskResult::Play(before))) = (&mut found, &place) {
            now.inherit(task, before);
        }
        #[cfg(feature = "hall")]
        if let (Some(choice), Some(place)) =
            (net_choice(Some(&found)), self.net_choices.get_mut(item))
        {
            *place = Some(choice);
        }
        *place = Some(found);
        self.dirty.insert(item as u32);
    }

    /// Stores a rollout after more trials.
    pub fn put_rollout(&mut self, item: usize, place: usize, rollout: &Rollout) {
        if let Some(Some(TaskResult::Play(played))) = self.found.get_mut(item) {
            played.put_rollout(place, rollout);
            self.dirty.insert(item as u32);
        }
    }

    /// Requests a look-ahead of this many throws.
    pub fn want_plies(&mut self, plies: u8) {
        let wanted = &mut self.head.progress.wanted;
        *wanted = (*wanted).max(plies.min(PLIES_MAX));
    }

    /// Requests the rollout of a decision, with `more` additional trials if no number is given.
    /// Returns whether there is a rollout to make.
    pub fn want_rollout(&mut self, item: u32, trials: Option<u32>, more: u32) -> bool {
        let Some(task) = self.tasks.get(item as usize) else {
            return false;
        };
        let made = match self.found.get(item as usize) {
            Some(Some(TaskResult::Play(played))) if played.forced => return false,
            Some(Some(TaskResult::Play(played))) => played.least(task).map(|(_, one)| one.trials()),
            _ => None,
        };
        if !matches!(task.kind, TaskKind::Play { .. }) {
            return false;
        }
        let made = u32::try_from(made.unwrap_or(0)).unwrap_or(u32::MAX);
        let most = u32::try_from(TRIALS_MAX).unwrap_or(u32::MAX);
        let trials = trials
            .unwrap_or_else(|| made.saturating_add(more))
            .min(most);
        self.rollouts.retain(|wanted| wanted.item != item);
        self.rollouts.insert(0, RolloutRequest { item, trials });
        true
    }

    /// Stops the analysis, or continues it. Stopped rollouts are removed.
    pub fn set_stopped(&mut self, stopped: bool) {
        self.head.progress.stopped = stopped;
        if stopped {
            self.rollouts.clear();
        }
    }

    /// Returns whether work is left.
    pub fn is_unfinished(&mut self) -> bool {
        self.next_job().is_some()
    }

    /// Returns the finished look-ahead of all decisions, in throws.
    fn plies(&self) -> Option<u8> {
        let seen = |plies| {
            self.found
                .iter()
                .all(|found| is_seen(found.as_ref(), plies))
        };
        (0..=PLIES_MAX).take_while(|&plies| seen(plies)).last()
    }

    /// Returns the progress.
    pub fn progress(&self) -> ReviewProgress {
        let ReviewKept {
            wanted, stopped, ..
        } = self.head.progress;
        let plies = self.plies();
        let at = plies.map_or(0, |plies| (plies + 1).min(wanted));
        let seen = |found: &&Option<TaskResult>| is_seen(found.as_ref(), at);
        let state = match (self.at, plies) {
            (Some(at), _) => at,
            (None, Some(plies)) if plies >= wanted => ReviewState::Done,
            (None, _) if stopped => ReviewState::Stopped,
            (None, _) => ReviewState::Waiting,
        };
        ReviewProgress {
            state,
            plies,
            wanted,
            done: self.found.iter().filter(seen).count() as u32,
            of: self.found.len() as u32,
            kept: self.kept,
            rollout: self.rollout_progress(),
        }
    }

    fn rollout_progress(&self) -> Option<RolloutProgress> {
        let &RolloutRequest { item, trials } = self.rollouts.first()?;
        let task = self.tasks.get(item as usize)?;
        let least = match self.found.get(item as usize)? {
            Some(TaskResult::Play(played)) => played.least(task),
            _ => None,
        };
        let made = least.map_or(0, |(_, rollout)| rollout.trials());
        Some(RolloutProgress {
            item,
            trials: u32::try_from(made).unwrap_or(u32::MAX),
            of: trials,
        })
    }

    /// Returns all findings with the indices of their items.
    fn findings(&self) -> impl Iterator<Item = (u32, Finding)> {
        let found = self.tasks.iter().zip(&self.found).zip(0..);
        found.filter_map(|((task, found), item)| Some((item, found.as_ref()?.finding(task)?)))
    }

    /// Returns the totals so far, and the items of the largest mistakes.
    pub fn report(&self) -> (Report, Vec<u32>) {
        let mut report = Report::default();
        for (_, finding) in self.findings() {
            report.add(&finding);
        }
        let item_of = |mistake: &rosespring_engine::analysis::record::Decision| {
            let same = |task: &Task| {
                task.place == mistake.place && matches!(task.kind, TaskKind::Play { .. })
            };
            self.tasks.iter().position(same).map(|item| item as u32)
        };
        let mistakes = report.mistakes.iter().filter_map(item_of).collect();
        (report, mistakes)
    }

    /// Returns the head with the results so far, stored or not.
    pub fn head_now(&self) -> ReviewHead {
        let mut head = self.head.clone();
        head.progress.plies = self.plies();
        if head.progress.plies.is_some() {
            let (report, _) = self.report();
            head.progress.ratings = Side::ALL.map(|side| report.side(side).rating());
        }
        head
    }

    /// Returns the data to store, and the indices of its items; empty if there is nothing new.
    pub fn addition(&mut self) -> (ReviewAddition, BTreeSet<u32>) {
        let items = std::mem::take(&mut self.dirty);
        let body = |&item: &u32| {
            let found = self.found.get(item as usize)?.as_ref()?;
            Some((item, serde_json::to_string(found).ok()?))
        };
        let bodies = items.iter().filter_map(body).collect();
        self.head = self.head_now();
        self.head.progress.rollouts = serde_json::to_string(&self.rollouts).unwrap_or_default();
        let addition = ReviewAddition {
            items: bodies,
            progress: self.head.progress.clone(),
            mistakes: self.head.progress.plies.map(|_| self.mistakes()),
        };
        (addition, items)
    }

    /// Returns the judgement of each stage in order, with its mover; `None` for a stage without a
    /// choice. Nothing is returned before every stage was analysed as deeply as was asked for.
    #[cfg(feature = "hall")]
    #[must_use]
    pub fn judged(&self) -> Option<Vec<(Side, Option<JudgedStage>)>> {
        if self.plies()? < self.head.progress.wanted {
            return None;
        }
        let tasks = self.tasks.iter().zip(&self.found).zip(&self.net_choices);
        let mut judged = Vec::new();
        for ((task, found), net_choice) in tasks {
            let TaskKind::Play { mover, .. } = task.kind else {
                continue;
            };
            let Some(TaskResult::Play(stage)) = found else {
                return None;
            };
            judged.push((mover, stage.judge(task, mover, net_choice.as_deref())));
        }
        Some(judged)
    }

    /// Records whether `items` were stored; if not, they are stored later.
    pub fn was_kept(&mut self, items: &BTreeSet<u32>, kept: bool) {
        self.kept = kept;
        if !kept {
            self.dirty.extend(items);
        }
    }

    fn mistakes(&self) -> Vec<StoredMistake> {
        let large = |(item, finding): (u32, Finding)| match finding {
            Finding::Decision(one) if !one.is_forced && one.class() >= Class::Error => {
                Some(StoredMistake {
                    item,
                    side: one.mover,
                    person: self.head.players[one.mover.index()].is_some(),
                    position: one.position.id(),
                    played: text::play(&one.position, &one.played),
                    best: text::play(&one.position, &one.best),
                    loss: f64::from(one.loss),
                })
            }
            _ => None,
        };
        self.findings().filter_map(large).collect()
    }
}

/// Returns the first choice of a stage that was looked at without a throw ahead.
#[cfg(feature = "hall")]
fn net_choice(found: Option<&TaskResult>) -> Option<Vec<Step>> {
    match found {
        Some(TaskResult::Play(played)) if played.plies == 0 => {
            Some(played.choices.first()?.steps.clone())
        }
        _ => None,
    }
}

/// Returns whether a task has a result at this look-ahead. Luck, gifts and forced plays need only
/// one look.
fn is_seen(found: Option<&TaskResult>, plies: u8) -> bool {
    match found {
        None => false,
        Some(TaskResult::Play(played)) => played.forced || played.plies >= plies,
        Some(_) => true,
    }
}
