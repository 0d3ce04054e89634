//! Ratings against the levels of the computer, and by analyses.

use rosespring_engine::levels::Level;
use rosespring_engine::order;
use rosespring_rules::{GameKind, MatchRules};
use rosespring_wire::result::rounded;
use rosespring_wire::statistics::{LevelMark, LevelRating, PerformancePoint, RatingPoint};

use super::facts::Facts;
use super::{Whose, against_computer};
use crate::glicko::{RatedResult, Rating};
use crate::limits::RATING_POINTS_MAX;
use crate::stored::ReviewHead;
use crate::view;

/// The rating of level 1, which fixes the scale of a game.
const LEVEL_1: f64 = 1000.0;
/// Units of the matches in which the levels were measured.
const MEASURED_TO: f64 = 7.0;
/// Half the width of a 95 % interval, in standard errors.
const STANDARD_ERRORS: f64 = 1.96;

/// Returns ratings by game; `tables` are ordered by their end, the oldest first.
pub(super) fn against_levels(tables: &[&Facts], whose: Whose<'_>) -> Vec<LevelRating> {
    GameKind::all()
        .filter_map(|game| of_game(game, tables, whose))
        .collect()
}

fn of_game(game: GameKind, tables: &[&Facts], whose: Whose<'_>) -> Option<LevelRating> {
    let mut rating = Rating::UNKNOWN;
    let mut course = Vec::new();
    let is_of_game = |facts: &&&Facts| facts.rules.one().is_some_and(|rules| rules.game == game);
    let matches = tables.iter().filter(is_of_game);
    for facts in matches {
        let rated = against_computer(facts, whose).zip(facts.winner);
        let Some(((side, level), winner)) = rated else {
            continue;
        };
        let Some(opponent) = of_level(game, level) else {
            continue;
        };
        let won = winner == side;
        rating = rating.after_matches(&[RatedResult {
            opponent,
            score: f64::from(u8::from(won)),
            steepness: (f64::from(facts.match_to) / MEASURED_TO).sqrt(),
        }]);
        course.push(RatingPoint {
            table: facts.id.clone(),
            at_ms: facts.at_ms,
            level,
            match_to: facts.match_to,
            won,
            rating: view::rating(&rating),
        });
    }
    let matches = u32::try_from(course.len()).unwrap_or(u32::MAX);
    let shown = course.len().saturating_sub(RATING_POINTS_MAX);
    (matches > 0).then(|| LevelRating {
        game: view::game_name(game).to_owned(),
        rating: view::rating(&rating),
        matches,
        levels: marks(game),
        course: course.split_off(shown),
    })
}

fn marks(game: GameKind) -> Vec<LevelMark> {
    let rated = Level::of_game(game).iter().filter_map(|level| {
        let level = level.number();
        let rating = of_level(game, level)?.rating;
        Some(LevelMark { level, rating })
    });
    rated.collect()
}

/// Returns the measured rating of a level, if there is one.
fn of_level(game: GameKind, level: u8) -> Option<Rating> {
    let measured = Level::new(level)?.rating(game)?;
    let error = f64::from(measured.high - measured.low) / 2.0 / STANDARD_ERRORS;
    Some(Rating::new(LEVEL_1 + f64::from(measured.elo), error))
}

/// Returns the ratings of persons' play in analyses. `reviews` have the newest first, the result
/// the oldest.
pub(super) fn performance(reviews: &[ReviewHead], whose: Whose<'_>) -> Vec<PerformancePoint> {
    let mut points: Vec<_> = reviews
        .iter()
        .flat_map(|head| {
            [0, 1]
                .into_iter()
                .filter_map(|side| point(head, side, whose))
        })
        .take(RATING_POINTS_MAX)
        .collect();
    order::sort_by_key(&mut points, |point| point.at_ms.cast_unsigned());
    points
}

fn point(head: &ReviewHead, side: usize, whose: Whose<'_>) -> Option<PerformancePoint> {
    let name = &head.names[side];
    let rating = head.progress.ratings[side]?;
    let rules: MatchRules = head.rules.parse().ok()?;
    whose.is_player(head, side).then(|| PerformancePoint {
        analysis: head.id.clone(),
        game: rules.name().to_owned(),
        name: name.clone(),
        opponent: head.names[1 - side].clone(),
        at_ms: head.played_ms,
        rating: rounded(rating),
    })
}
