//! The decisions with which players are judged, with a score for each end; stored as CSV.
//!
//! | column | content |
//! |---|---|
//! | `decision` | its number, from 0; one line for each end |
//! | `class` | the class of the position; it is not read |
//! | `position` | its id, before the play of a stage |
//! | `after` | the id after the end |
//! | `score` | the expected units of the mover |
//! | `plies` | the depth of the search for this end, in throws |
//!
//! `FILE.json` stores the settings of the sample and the name of the judge.

use std::fmt::Write as _;
use std::path::Path;
use std::sync::Arc;

use rosespring_engine::levels::net_of;
use rosespring_engine::net::{Net, Neural};
use rosespring_engine::player::NetPlayer;
use rosespring_engine::search::{Candidate, Deep, Filter, Filters, Greedy};
use rosespring_engine::seeds::derive;
use rosespring_engine::stakes::Stakes;
use rosespring_jobs::self_play;
use rosespring_rules::{Ends, Phase, Position};
use serde::{Deserialize, Serialize};

use super::JudgeSettings;
use super::class::{self, Class};
use crate::learn::shares;
use crate::parallel;
use crate::{TrainError, files};

/// The first line of the file.
pub const HEAD: &str = "decision,class,position,after,score,plies";

/// One decision in this number is drawn, so that the decisions of a game are nearly independent.
const ONE_OF: u8 = 8;

/// Number of games between two tests whether there are enough decisions.
const ROUND: u64 = 16;

/// The filters of the judge: one throw deep for nearly every end, two for those that may be best.
const FILTERS: Filters = Filters {
    first: FIRST,
    cascade: FIRST,
    again: LATER,
    later: LATER,
    // Four times as many as `greedy` follows.
    root_lines: Some(16),
    lines: None,
};

/// The filter of the judge for one throw.
const FIRST: Filter = Filter {
    most: 32,
    margin: 0.5,
};

/// The filter of the judge for two throws.
const LATER: Filter = Filter {
    most: 4,
    margin: 0.08,
};

/// The settings that determine the sample.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct Origin {
    rules: String,
    decisions: u64,
    seed: u64,
    net_sha256: String,
    depth: u8,
}

/// The content of the file beside the sample.
#[derive(Debug, Serialize, Deserialize)]
struct Notes {
    #[serde(flatten)]
    origin: Origin,
    /// The judge that gave the scores.
    judge: String,
    commit: String,
}

/// The decisions of a sample, and the judge.
#[derive(Debug, Clone, PartialEq)]
pub struct Sample {
    /// The decisions, in the order of play.
    pub decisions: Vec<Decision>,
    /// The judge that gave the scores.
    pub judge: String,
}

/// A position with more than one end.
#[derive(Debug, Clone, PartialEq)]
pub struct Decision {
    /// The class of the position.
    pub class: Class,
    /// The position, in which a stage is due.
    pub position: Position,
    /// Every end.
    pub choices: Vec<Choice>,
}

/// An end of a decision.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Choice {
    /// The position after it.
    pub after: Position,
    /// The expected units of the mover.
    pub score: f32,
    /// The depth of the search, in throws.
    pub plies: u8,
}

impl Decision {
    /// Returns the loss of the end that leads to `after`; `None` if no end does.
    #[must_use]
    pub fn loss(&self, after: &Position) -> Option<f32> {
        let scores = self.choices.iter().map(|choice| choice.score);
        let best = scores.fold(f32::NEG_INFINITY, f32::max);
        let chosen = self.choices.iter().find(|choice| choice.after == *after)?;
        Some(best - chosen.score)
    }
}

impl Sample {
    /// Returns the sample of the settings. It is read from the file if that exists; otherwise it is
    /// made, and written if a file is named.
    ///
    /// # Errors
    ///
    /// [`TrainError`] if the file is damaged, has other settings, or cannot be written.
    pub fn open(settings: &JudgeSettings) -> Result<Self, TrainError> {
        let by = match &settings.by {
            Some(file) => files::read_net_for(&files::net_file(file), settings.game.game)?,
            None => net_of(settings.game.game)?,
        };
        let origin = Origin {
            rules: settings.game.to_string(),
            decisions: settings.decisions,
            seed: settings.seed,
            net_sha256: files::sha256(&by.to_bytes()),
            depth: settings.depth,
        };
        if let Some(file) = settings.sample.as_deref().filter(|file| file.exists()) {
            return Self::read(file, &origin);
        }
        let sample = Self {
            decisions: draw(settings, &by)?,
            judge: format!(
                "{} throws ahead by the net {}",
                settings.depth,
                &origin.net_sha256[..12]
            ),
        };
        if let Some(file) = &settings.sample {
            sample.write(file, origin)?;
        }
        Ok(sample)
    }

    fn read(file: &Path, origin: &Origin) -> Result<Self, TrainError> {
        let notes = files::beside(file, "json");
        let kept: Notes = serde_json::from_slice(&files::read(&notes)?)
            .map_err(|error| TrainError::damaged(&notes, error.to_string()))?;
        files::same_settings(&notes, &kept.origin, origin)?;
        let text = String::from_utf8_lossy(&files::read(file)?).into_owned();
        let decisions = parse(&text).map_err(|what| TrainError::damaged(file, what))?;
        Ok(Self {
            decisions,
            judge: kept.judge,
        })
    }

    fn write(&self, file: &Path, origin: Origin) -> Result<(), TrainError> {
        let notes = files::beside(file, "json");
        let kept = Notes {
            origin,
            judge: self.judge.clone(),
            commit: crate::COMMIT.to_owned(),
        };
        files::write(&notes, &files::json(&notes, &kept)?)?;
        files::write(file, self.text().as_bytes())
    }

    fn text(&self) -> String {
        let mut text = format!("{HEAD}\n");
        for (number, decision) in self.decisions.iter().enumerate() {
            let (class, position) = (decision.class, decision.position.id());
            for choice in &decision.choices {
                let Choice {
                    after,
                    score,
                    plies,
                } = choice;
                let after = after.id();
                let _ = writeln!(text, "{number},{class},{position},{after},{score},{plies}");
            }
        }
        text
    }
}

/// Parses the decisions; the error names the line and its fault.
fn parse(text: &str) -> Result<Vec<Decision>, String> {
    let mut lines = text.lines().enumerate();
    if lines.next().is_none_or(|(_, head)| head != HEAD) {
        return Err(format!("line 1: expected `{HEAD}`"));
    }
    let mut decisions: Vec<Decision> = Vec::new();
    for (index, line) in lines {
        let read = parse_line(line);
        let (number, mut decision) =
            read.ok_or_else(|| format!("line {}: expected an end of a decision", index + 1))?;
        match decisions.last_mut() {
            Some(last) if last.position == decision.position => {
                last.choices.append(&mut decision.choices);
            }
            _ => decisions.push(decision),
        }
        if number + 1 != decisions.len() {
            return Err(format!(
                "line {}: decision {number} is out of order",
                index + 1
            ));
        }
    }
    Ok(decisions)
}

fn parse_line(line: &str) -> Option<(usize, Decision)> {
    let fields: Vec<&str> = line.split(',').collect();
    let &[number, _, position, after, score, plies] = fields.as_slice() else {
        return None;
    };
    let position: Position = position.parse().ok()?;
    let choice = Choice {
        after: after.parse().ok()?,
        score: score.parse().ok().filter(|score: &f32| score.is_finite())?,
        plies: plies.parse().ok()?,
    };
    let decision = Decision {
        class: class::of(&position)?,
        position,
        choices: vec![choice],
    };
    Some((number.parse().ok()?, decision))
}

/// Plays games until there are enough decisions, and scores every end.
fn draw(settings: &JudgeSettings, by: &Arc<Net>) -> Result<Vec<Decision>, TrainError> {
    let table = || {
        let net = Neural::new(by.clone());
        let judge = Deep::by(Greedy::new(net.clone()), FILTERS);
        (NetPlayer::new(net), judge)
    };
    let rules = shares(settings.game.game);
    let rules = match rules.first() {
        // The main preset stands for all presets of the game; another preset stands for itself.
        Some(main) if *main == settings.game => rules,
        _ => vec![settings.game],
    };
    let (mut decisions, mut first) = (Vec::new(), 0);
    while (decisions.len() as u64) < settings.decisions {
        let games = first..first + ROUND;
        first = games.end;
        let threads = settings.threads;
        let drawn = parallel::games(games, threads, table, |(player, judge), game| {
            let rules = rules[(game % rules.len() as u64) as usize];
            let mut positions = Vec::new();
            let (mut drawing, mut ends) = (rng(settings.seed, game), Ends::new());
            self_play::play(player, rules, (settings.seed, game), |position, _, _| {
                if is_decision(position, &mut ends) && drawing.u8(..ONE_OF) == 0 {
                    positions.push(*position);
                }
            })?;
            let depth = settings.depth;
            let judged = positions
                .iter()
                .map(|position| score(judge, position, depth));
            Ok::<Vec<_>, TrainError>(judged.collect())
        });
        for game in drawn {
            decisions.extend(game?);
        }
    }
    decisions.truncate(settings.decisions as usize);
    Ok(decisions)
}

/// Returns the generator that draws the decisions of a game, independent of its dice.
fn rng(seed: u64, game: u64) -> fastrand::Rng {
    fastrand::Rng::with_seed(derive(!seed, game))
}

fn is_decision(position: &Position, ends: &mut Ends) -> bool {
    if !matches!(position.phase(), Phase::Play(_)) {
        return false;
    }
    position.ends(ends);
    ends.len() > 1
}

/// Scores every end.
///
/// An end that was searched less deeply than others gets at most the lowest score of those: it was
/// dropped because it looked worse.
fn score(judge: &mut Deep<Neural>, position: &Position, depth: u8) -> Decision {
    let candidates = judge.candidates(position, Stakes::Units, depth, u64::MAX);
    let (mut least, mut deeper) = (f32::INFINITY, f32::INFINITY);
    let mut plies = u8::MAX;
    let mut choice = |candidate: &Candidate| {
        if candidate.plies < plies {
            (plies, deeper) = (candidate.plies, least);
        }
        let score = candidate.worth.min(deeper);
        least = least.min(score);
        Choice {
            after: position.after(&candidate.end, &mut ()),
            score,
            plies,
        }
    };
    Decision {
        class: class::of(position).expect("a stage is to be played"),
        position: *position,
        choices: candidates.iter().map(&mut choice).collect(),
    }
}
