//! Analyses.

use std::collections::BTreeSet;

use rosespring_engine::analysis::record::{Class, Report, SideReport, Task, TaskKind, ThrowKind};
use rosespring_engine::analysis::{self, Analysis, BestLine, Figure, Gift, How, NextThrow, Why};
use rosespring_engine::stakes::Stakes;
use rosespring_rules::notation::record::Record;
use rosespring_rules::notation::text;
use rosespring_rules::{Entry, Event, GameKind, Match, MatchRules, Outcome, Phase, Position, Side};
use rosespring_wire::advice::HintGift;
use rosespring_wire::result::rounded;
use rosespring_wire::review::{
    GamePhase, LineStageView, PlayClass, PositionReview, ReviewChoice, ReviewFigure, ReviewFigures,
    ReviewFound, ReviewGame, ReviewItem, ReviewJudged, ReviewLuck, ReviewNews, ReviewSide,
    ReviewSummary, ReviewThrow, ReviewView, ReviewWhat,
};
use rosespring_wire::table::{Score, Seat};

use super::Review;
use super::found::{StageResult, Standing, TaskResult};
use super::why::reason;
use crate::advice::view::{chances, hint_gift, in_units, steps_from};
use crate::limits::SHOWN_PLAYS;
use crate::stored::{ReviewHead, StoredGift, StoredLineStage};
use crate::view::{self, board_men, board_shape, ladder, match_title, numbers};

/// Returns a line of the list of analyses.
pub fn review_summary(head: &ReviewHead) -> ReviewSummary {
    let rules: Option<MatchRules> = head.rules.parse().ok();
    let [white, black] = head.names.clone();
    let [white_rating, black_rating] = head.progress.ratings.map(|rating| rating.map(rounded));
    let game = rules.map(|rules| rules.name());
    ReviewSummary {
        id: head.id.clone(),
        rules: head.rules.clone(),
        title: rules.map_or_else(|| head.rules.clone(), |rules| match_title(&rules)),
        game: game.unwrap_or_default().to_owned(),
        white,
        black,
        match_to: head.match_to,
        games: head.games,
        stages: head.stages,
        table: head.table.clone(),
        plies: head.progress.plies,
        white_rating,
        black_rating,
        created_ms: head.created_ms,
    }
}

/// Returns an analysis with all results so far.
pub fn review(review: &Review) -> ReviewView {
    let items = review.tasks.iter().zip(&review.found);
    ReviewView {
        summary: review_summary(&review.head_now()),
        board: board_shape(review.record.rules.of_game(0)),
        faults: review.faults.clone(),
        cube: u32::try_from(review.record.cube.len()).unwrap_or(u32::MAX),
        games: review_games(&review.record),
        items: items
            .map(|(task, found)| ReviewItem {
                game: task.place.game as u32,
                entry: task.place.entry as u32,
                position: task.position.id(),
                men: board_men(&task.position),
                what: what(task, found.as_ref()),
            })
            .collect(),
        figures: figures(review),
    }
}

/// Returns the items with new results, and the totals.
pub fn review_found(review: &Review, items: &BTreeSet<u32>) -> ReviewNews {
    let found = |&item: &u32| {
        let index = item as usize;
        let (task, found) = (review.tasks.get(index)?, review.found.get(index)?);
        let what = what(task, found.as_ref());
        Some(ReviewFound { item, what })
    };
    ReviewNews::Found {
        items: items.iter().filter_map(found).collect(),
        figures: Box::new(figures(review)),
    }
}

fn figures(review: &Review) -> ReviewFigures {
    let (report, mistakes) = review.report();
    ReviewFigures {
        progress: review.progress(),
        white: side(&report, Side::White),
        black: side(&report, Side::Black),
        mistakes,
    }
}

fn side(report: &Report, side: Side) -> ReviewSide {
    let SideReport { luck, .. } = report.side(side);
    let report = report.side(side);
    let count = |count: u64| u32::try_from(count).unwrap_or(u32::MAX);
    ReviewSide {
        decisions: count(report.decisions),
        doubtful: count(report.doubtful),
        errors: count(report.errors),
        blunders: count(report.blunders),
        loss: rounded(report.loss),
        rating: report.rating().map(rounded),
        throws: count(report.throws),
        cascades: count(report.cascades),
        gifts: count(report.gifts),
        luck: ReviewLuck {
            opening: rounded(luck.opening),
            throws: rounded(luck.throws),
            cascades: rounded(luck.cascades),
            gifts: rounded(luck.gifts),
            total: rounded(luck.total()),
        },
    }
}

/// Returns the games of a record with the score before each.
fn review_games(record: &Record) -> Vec<ReviewGame> {
    let mut score = Match::new(record.rules, record.match_to);
    let games = record.games.iter().enumerate();
    games
        .map(|(index, game)| {
            if let Some(units) = record.score_before(index) {
                score.set_units(units);
            }
            let units = |side| u32::from(score.units(side));
            let before = Score {
                to: record.match_to,
                white: units(Side::White),
                black: units(Side::Black),
            };
            let played = game.replay().ok();
            let outcome = played.as_ref().and_then(rosespring_rules::Game::outcome);
            if let Some(outcome) = outcome {
                score.count(outcome);
            }
            let end = played.map_or(game.start, |played| *played.position());
            let resigned = |entry: &Entry| matches!(entry, Entry::Resign { .. });
            let rules = game.start.rules();
            let is_cycle = record.rules.cycle().is_some();
            ReviewGame {
                rules: is_cycle.then(|| rules.to_string()),
                board: is_cycle.then(|| board_shape(rules)),
                score: before,
                winner: outcome.and_then(Outcome::winner).map(Seat::from),
                result: outcome.map(|outcome| outcome.name().to_owned()),
                resigned: game.entries.iter().any(resigned),
                end: board_men(&end),
            }
        })
        .collect()
}

fn what(task: &Task, found: Option<&TaskResult>) -> ReviewWhat {
    match &task.kind {
        TaskKind::Throw { side, dice, kind } => ReviewWhat::Throw {
            side: Seat::from(*side),
            dice: view::dice(*dice),
            cascades: *kind == ThrowKind::Cascade,
            opening: *kind == ThrowKind::Opening,
            luck: match found {
                Some(TaskResult::Luck { luck }) => Some(rounded(*luck)),
                _ => None,
            },
        },
        TaskKind::Received { to } => ReviewWhat::Gift {
            to: Seat::from(*to),
            worth: match found {
                Some(TaskResult::Received { worth }) => Some(rounded(*worth)),
                _ => None,
            },
        },
        TaskKind::Play { mover, steps } => {
            let position = &task.position;
            let turn = position.turn();
            let mut events = Vec::new();
            // The record was replayed, so its plays are legal.
            let _ = position.play(steps, &mut events);
            let passed = events.iter().find_map(|event| match event {
                Event::HandedOver { stage, .. } => Some(ladder::numbers(*stage)),
                _ => None,
            });
            ReviewWhat::Play {
                thrower: Seat::from(turn.map_or(*mover, rosespring_rules::Turn::thrower)),
                mover: Seat::from(*mover),
                numbers: turn.map_or_else(Vec::new, |turn| numbers(turn.stage().numbers())),
                play: text::play(position, steps),
                steps: steps_from(position, steps),
                passes_on: passed.unwrap_or_default(),
                judged: match found {
                    Some(TaskResult::Play(played)) => judged(task, *mover, played),
                    _ => None,
                },
            }
        }
    }
}

fn judged(task: &Task, mover: Side, played: &StageResult) -> Option<ReviewJudged> {
    let standings = played.standings(task, mover);
    let made = standings.iter().find(|standing| standing.way.made)?;
    Some(ReviewJudged {
        class: match Class::of(made.loss) {
            _ if played.forced => PlayClass::Forced,
            _ if made.loss <= 0.0 => PlayClass::Best,
            Class::Fine => PlayClass::Fine,
            Class::Doubtful => PlayClass::Doubtful,
            Class::Error => PlayClass::Error,
            Class::Blunder => PlayClass::Blunder,
        },
        phase: phase(&task.position, mover),
        loss: rounded(made.loss),
        choices: standings
            .iter()
            .map(|one| choice(task, mover, one))
            .collect(),
    })
}

fn phase(position: &Position, mover: Side) -> GamePhase {
    match analysis::GamePhase::of(position, mover) {
        analysis::GamePhase::Opening => GamePhase::Opening,
        analysis::GamePhase::Contact => GamePhase::Contact,
        analysis::GamePhase::Race => GamePhase::Race,
        analysis::GamePhase::BearOff => GamePhase::BearOff,
    }
}

fn choice(task: &Task, mover: Side, standing: &Standing<'_>) -> ReviewChoice {
    let Standing { way, figure, loss } = standing;
    ReviewChoice {
        play: text::play(&task.position, &way.steps),
        steps: steps_from(&task.position, &way.steps),
        made: way.made,
        figure: figure_view(figure, mover, task.stakes, task.position.rules().game),
        loss: rounded(*loss),
        line: way.line.iter().map(line_stage).collect(),
        gift: way.gift.as_ref().map(stored_gift),
    }
}

/// The stages of a line after its first.
fn line_stages(line: &BestLine) -> Vec<LineStageView> {
    let stages = StoredLineStage::after_first(line);
    stages.iter().map(line_stage).collect()
}

fn line_stage(stage: &StoredLineStage) -> LineStageView {
    LineStageView {
        mover: Seat::from(stage.mover),
        numbers: numbers(stage.numbers.iter().copied()),
        play: stage.play.clone(),
    }
}

fn stored_gift(gift: &StoredGift) -> HintGift {
    let groups = gift.groups.iter();
    HintGift {
        to: Seat::from(gift.to),
        groups: groups.map(|group| numbers(group.iter().copied())).collect(),
        pips: gift.pips,
    }
}

/// Converts a figure, from the view of `side`.
fn figure_view(figure: &Figure, side: Side, stakes: Stakes, game: GameKind) -> ReviewFigure {
    let (plies, trials, error) = match figure.how {
        How::Over => (None, None, None),
        How::Plies(plies) => (Some(plies), None, None),
        How::Rollout { trials, error } => {
            let trials = u32::try_from(trials).unwrap_or(u32::MAX);
            let error = rounded(error / f64::from(stakes.unit()));
            (None, Some(trials), error.is_finite().then_some(error))
        }
    };
    ReviewFigure {
        own: chances(&figure.value, side, game),
        other: chances(&figure.value, side.other(), game),
        worth: rounded(in_units(figure.worth, stakes, side)),
        plies,
        trials,
        error,
    }
}

/// Returns the analysis of one position; `gifts` are those of its throws.
pub(crate) fn position_review(
    analysis: &Analysis,
    gifts: &[Option<Gift>],
    why: Option<&Why>,
) -> PositionReview {
    let Analysis {
        position,
        stakes,
        side,
        ..
    } = analysis;
    let (turn, game) = (position.turn(), position.rules().game);
    let shown = analysis.choices.iter().take(SHOWN_PLAYS).enumerate();
    // The rest of the turn is known only for the best play.
    let line = |place: usize| analysis.line.as_ref().filter(|_| place == 0);
    PositionReview {
        position: position.id(),
        board: board_shape(position.rules()),
        men: board_men(position),
        side: Seat::from(*side),
        to_play: matches!(position.phase(), Phase::Play(_)),
        numbers: turn.map_or_else(Vec::new, |turn| numbers(turn.stage().numbers())),
        figure: figure_view(&analysis.figure, *side, *stakes, game),
        plays: u32::try_from(analysis.choices.len()).unwrap_or(u32::MAX),
        choices: shown
            .map(|(place, choice)| ReviewChoice {
                play: text::play(position, &choice.steps),
                steps: steps_from(position, &choice.steps),
                made: false,
                figure: figure_view(&choice.figure, *side, *stakes, game),
                loss: rounded(choice.loss / stakes.unit()),
                line: line(place).map(line_stages).unwrap_or_default(),
                gift: line(place)
                    .and_then(|line| line.gift.as_ref())
                    .map(hint_gift),
            })
            .collect(),
        throws: analysis
            .throws
            .iter()
            .zip(gifts)
            .map(|(throw, gift)| next_throw(analysis, throw, gift.as_ref()))
            .collect(),
        why: why.and_then(|why| reason(position, why)),
    }
}

fn next_throw(analysis: &Analysis, throw: &NextThrow, gift: Option<&Gift>) -> ReviewThrow {
    let (side, stakes) = (analysis.side, analysis.stakes);
    let mut events = Vec::new();
    // The throw is possible, otherwise it would not be listed.
    let _ = analysis.position.throw(throw.dice, &mut events);
    let cascades = |event: &Event| matches!(event, Event::Thrown { cascades: true, .. });
    ReviewThrow {
        dice: view::dice(throw.dice),
        chance: rounded(throw.chance),
        cascades: events.iter().any(cascades),
        luck: rounded(throw.luck / stakes.unit()),
        figure: figure_view(&throw.figure, side, stakes, analysis.position.rules().game),
        play: text::play(&throw.after, &throw.steps),
        gift: gift.map(hint_gift),
    }
}
