//! The stored form of results and ratings of a hall.

use rosespring_rules::{GameKind, Side};
use rosespring_table::game::State;
use rosespring_table::glicko::{RatedResult, Rating};
use rosespring_table::stored::StoredTable;

use crate::accounts::PersonKind;
use crate::rows::{Export, Leaving, PersonColumn};

/// Maximum number of matches of the same two players within a day that change their ratings.
pub const RATED_A_DAY_MAX: u32 = 5;

/// Returns the time since which rated matches of the same two players count, at a time.
#[must_use]
pub const fn rated_since(now_ms: i64) -> i64 {
    now_ms.saturating_sub(24 * 3_600_000)
}

const OF_BOTH: Leaving = Leaving::Stay("a result is that of the other player too");
const NAMED: Leaving = Leaving::Stay("the store names the player `deleted`");
const TABLES: Export = Export::Field("tables");
const MADE: Export = Export::Hidden("an analysis follows from the record");

/// The columns of tables of matches, results and ratings that name people.
pub const PEOPLE: &[PersonColumn] = &[
    PersonColumn::new("tables", "white_player", NAMED, TABLES),
    PersonColumn::new("tables", "black_player", NAMED, TABLES),
    // The record in an analysis has the names of the players.
    PersonColumn::new("analyses", "white_player", Leaving::Remove, MADE),
    PersonColumn::new("analyses", "black_player", Leaving::Remove, MADE),
    PersonColumn::new("results", "white_player", OF_BOTH, TABLES),
    PersonColumn::new("results", "black_player", OF_BOTH, TABLES),
    PersonColumn::new(
        "ratings",
        "person",
        Leaving::Remove,
        Export::Hidden("the page of the member shows it"),
    ),
];

/// The result of a finished match.
#[derive(Debug, Clone, PartialEq)]
pub struct StoredResult {
    /// The id of the table.
    pub table: String,
    /// The name of the game.
    pub game: String,
    /// The speed, by which ratings differ; `None` without a clock.
    pub speed: Option<String>,
    /// Units to which the match was played.
    pub match_to: u8,
    /// The ids of White and Black.
    pub players: [String; 2],
    /// The units of White and Black.
    pub units: [u16; 2],
    /// The winner; `None` if the match has no result.
    pub winner: Option<Side>,
    /// How the match ended: `played`, `resigned`, `time` and so on.
    pub reason: String,
    /// Whether the ratings change by it.
    pub rated: bool,
    /// The time of the end, milliseconds since 1970.
    pub ended_ms: i64,
    /// The turns that the side with fewer of them completed; `None` of matches that were settled
    /// before turns were counted.
    pub turns: Option<u32>,
    /// The ratings of White and Black before and after it, if they changed.
    pub ratings: Option<[RatingChange; 2]>,
}

/// The change of a rating by one match.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RatingChange {
    /// The rating before it.
    pub before: f64,
    /// The rating after it.
    pub after: f64,
    /// The deviation after it.
    pub deviation: f64,
}

/// A result with what else its reader sees.
#[derive(Debug, Clone, PartialEq)]
pub struct ListedResult {
    /// The result.
    pub result: StoredResult,
    /// The present names of White and Black.
    pub names: [String; 2],
    /// What White and Black are.
    pub kinds: [PersonKind; 2],
    /// Whether people without a seat may look at the table.
    pub watchable: bool,
}

/// The rated wins of one member against another.
#[derive(Debug, Clone, PartialEq)]
pub struct WonPair {
    /// The id of the winner.
    pub winner: String,
    /// The id of the loser.
    pub loser: String,
    /// The number of rated wins.
    pub wins: u32,
    /// How many of them ended early ([`StoredResult::is_early`]).
    pub early: u32,
    /// By how much the winner's ratings rose by them.
    pub gained: f64,
}

/// A rating of a member in one game at one speed.
#[derive(Debug, Clone, PartialEq)]
pub struct StoredRating {
    /// The name of the game.
    pub game: String,
    /// The speed.
    pub speed: String,
    /// The rating.
    pub rating: Rating,
    /// The number of rated matches.
    pub matches: u32,
}

/// Why a match has no result whose first throw did not come because of White, or of Black.
pub(super) const NO_SHOWS: [&str; 2] = ["no_show_white", "no_show_black"];

/// The number of turns of each side before which a match that was not played to its end ended
/// early.
pub const EARLY_TURNS: u32 = 10;

/// Maximum number of early ends within a day that change the rating of one winner.
pub const EARLY_WINS_A_DAY_MAX: u32 = 3;

impl StoredResult {
    /// Returns whether it ended by a resignation, on time or by a claim before both sides had
    /// completed [`EARLY_TURNS`] turns.
    #[must_use]
    pub fn is_early(&self) -> bool {
        self.reason != "played" && self.turns.is_some_and(|turns| turns < EARLY_TURNS)
    }

    /// Returns the id of the winner, if there is one.
    #[must_use]
    pub fn winner_id(&self) -> Option<&str> {
        self.winner.map(|side| self.players[side.index()].as_str())
    }
}

/// Returns the result of a finished match of two persons; `None` of any other table. A match
/// without a clock, or whose dice one party threw alone, is never rated, nor one that ended before
/// it counted ([`State::counts`]).
#[must_use]
pub fn result_of(table: &StoredTable, state: &State, rated: bool) -> Option<StoredResult> {
    let [Some(white), Some(black)] = &table.players else {
        return None;
    };
    if !table.progress.finished {
        return None;
    }
    let settings = state.settings();
    let speed = settings.time.map(|time| time.speed().to_owned());
    Some(StoredResult {
        table: table.id.clone(),
        game: settings.rules.name().to_owned(),
        match_to: table.match_to,
        players: [white.clone(), black.clone()],
        units: state.units(),
        winner: state.winner(),
        reason: match state.missing() {
            Some(Some(missing)) => NO_SHOWS[missing.index()].to_owned(),
            _ => state.end_reason().to_owned(),
        },
        rated: rated && speed.is_some() && settings.chains.is_some() && state.counts(),
        speed,
        ended_ms: table.changed_ms,
        turns: state.turns_completed().into_iter().min(),
        ratings: None,
    })
}

/// The units of the matches in which ratings count fully.
const FULL_MATCH: f64 = 7.0;

/// The length of the match of a result, in games of one unit.
fn length(result: &StoredResult) -> u8 {
    let game = GameKind::from_name(&result.game);
    game.map_or(result.match_to, |game| {
        let scoring = game.declaration().default_preset().rules.scoring;
        scoring.length(result.match_to)
    })
}

/// Returns the ratings of White and Black after a match: 1 for a win of White, 0 for a loss. Short
/// matches, in which chance has more influence, change them less.
fn rate(before: [Rating; 2], winner: Side, length: u8) -> [Rating; 2] {
    let steepness = (f64::from(length) / FULL_MATCH).sqrt();
    let after = |side: Side| {
        before[side.index()].after_matches(&[RatedResult {
            opponent: before[side.other().index()],
            score: f64::from(u8::from(winner == side)),
            steepness,
        }])
    };
    [after(Side::White), after(Side::Black)]
}

/// What decides whether a match that is rated changes ratings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RatingFacts {
    /// Whether both players have an account.
    pub are_members: bool,
    /// The rated matches of the same two within the day before.
    pub played: u32,
    /// The early ends within that day that changed the rating of the winner; read only if this end
    /// is early.
    pub early_wins: u32,
}

/// Returns the ratings of White and Black after a match, and their changes; `None` if it does not
/// count: it is not rated, has no winner, one of them has no account, or as many matches of the two
/// or early wins of the winner as may count within a day came before it.
#[must_use]
pub fn after_match(
    result: &StoredResult,
    facts: RatingFacts,
    before: [Rating; 2],
) -> Option<([Rating; 2], [RatingChange; 2])> {
    let winner = result
        .winner
        .filter(|_| result.rated && facts.are_members)?;
    let too_early = result.is_early() && facts.early_wins >= EARLY_WINS_A_DAY_MAX;
    if result.speed.is_none() || facts.played >= RATED_A_DAY_MAX || too_early {
        return None;
    }
    let after = rate(before, winner, length(result));
    let changes = Side::ALL.map(|side| RatingChange {
        before: before[side.index()].rating,
        after: after[side.index()].rating,
        deviation: after[side.index()].deviation,
    });
    Some((after, changes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_win_takes_from_the_loser_what_it_gives_among_equals() {
        let equal = Rating::new(1500.0, 120.0);
        let [white, black] = rate([equal, equal], Side::Black, 7);

        assert!(white.rating < 1500.0 && black.rating > 1500.0);
        assert!((white.rating + black.rating - 3000.0).abs() < 1e-9);
        let [_, short] = rate([equal, equal], Side::Black, 1);
        assert!(1500.0 < short.rating && short.rating < black.rating);
        assert!(short.deviation > black.deviation);
    }

    #[test]
    fn a_match_counts_if_it_is_rated_and_among_members_who_played_few_that_day() {
        let rated = StoredResult {
            table: "t".to_owned(),
            game: "gioul".to_owned(),
            speed: Some("fast".to_owned()),
            match_to: 3,
            players: ["ada", "boris"].map(str::to_owned),
            units: [3, 1],
            winner: Some(Side::White),
            reason: "played".to_owned(),
            rated: true,
            ended_ms: 5,
            turns: Some(EARLY_TURNS),
            ratings: None,
        };
        let counts = |result: &StoredResult, (are_members, played)| {
            let facts = RatingFacts {
                are_members,
                played,
                early_wins: EARLY_WINS_A_DAY_MAX,
            };
            let after = after_match(result, facts, [Rating::UNKNOWN; 2]);
            after.is_some_and(|(_, [white, black])| white.after > black.after)
        };
        let with = |change: fn(&mut StoredResult)| {
            let mut result = rated.clone();
            change(&mut result);
            counts(&result, (true, 0))
        };

        assert!(counts(&rated, (true, RATED_A_DAY_MAX - 1)));
        assert!(!counts(&rated, (true, RATED_A_DAY_MAX)));
        assert!(!counts(&rated, (false, 0)));
        assert!(!with(|result| result.rated = false));
        assert!(!with(|result| result.winner = None));
        assert!(!with(|result| result.speed = None));
        assert!(with(|result| result.turns = Some(EARLY_TURNS - 1)));
        assert!(with(|result| result.reason = "resigned".to_owned()));
        assert!(!with(|result| {
            result.reason = "resigned".to_owned();
            result.turns = Some(EARLY_TURNS - 1);
        }));
    }
}
