//! Converts between the stored form of a table and its state.

use std::sync::Arc;

use rosespring_dice::{ChainMatch, id_bytes};
use rosespring_engine::levels::Level;
use rosespring_engine::shipped_player::ShippedPlayer;
use rosespring_rules::{Dice, MatchRules, Position, Rules};

use crate::game::chains::HAS_CHAINS;
use crate::game::clock::TimeControl;
use crate::game::entry::{FORMAT, FORMAT_WITH_CHAINS, FORMAT_WITH_CLOCKS, FORMAT_WITH_ENDINGS};
use crate::game::{LogEntry, Player, PlayerId, Purpose, SeatHolder, Seed, Settings, State};

mod facts;
mod line;
mod practice;
mod review;
mod table;

pub use facts::{FACTS_FORMAT, StoredFacts};
pub(crate) use facts::{FactsBody, GameBody, OpeningBody, OutcomeBody};
pub use line::{StoredGift, StoredLineStage};
pub use practice::StoredTry;
pub use review::{ReviewAddition, ReviewHead, ReviewKept, StoredMistake, StoredReview};
pub use table::{Progress, StoredTable, Unreadable};

const PERSON: &str = "person:";
const COMPUTER: &str = "computer:";

/// Formats the fingerprint of rules as sixteen hexadecimal digits.
pub fn fingerprint(rules: &Rules) -> String {
    format!("{:016x}", rules.fingerprint())
}

/// Formats the fingerprint of the rules of a match, which is that of the one game it may play.
pub fn match_fingerprint(rules: &MatchRules) -> String {
    format!("{:016x}", rules.fingerprint())
}

/// Parses a player: `person:<name>` with an id, or `computer:<level>`. A person without an id sat
/// at the only screen of a local table.
fn seated(text: &str, id: Option<&str>) -> Option<SeatHolder> {
    if let Some(name) = text.strip_prefix(PERSON) {
        let mut player = Player::at_screen(name);
        if let Some(id) = id {
            player.id = PlayerId::try_from(id.to_owned()).ok()?;
        }
        return Some(SeatHolder::Person(player));
    }
    let kept = text.strip_prefix(COMPUTER)?;
    // Tables made before there were levels name other players. A level continues for them.
    let level = match kept.parse::<Level>() {
        Ok(level) => level,
        Err(_) => kept.parse::<ShippedPlayer>().ok()?.nearest_level()?,
    };
    Some(SeatHolder::Computer { level })
}

fn seated_text(seated: &SeatHolder) -> String {
    match seated {
        SeatHolder::Person(player) => format!("{PERSON}{}", player.name),
        SeatHolder::Computer { level } => format!("{COMPUTER}{}", level.number()),
    }
}

/// Returns the id of a person.
fn player_id(seated: &SeatHolder) -> Option<String> {
    match seated {
        SeatHolder::Person(player) => Some(player.id.as_str().to_owned()),
        SeatHolder::Computer { .. } => None,
    }
}

/// Returns the stored form of a table.
pub fn to_stored(id: &str, state: &State, now_ms: i64) -> StoredTable {
    let settings = &state.settings;
    StoredTable {
        id: id.to_owned(),
        format: format(settings),
        rules: settings.rules.to_string(),
        fingerprint: match_fingerprint(&settings.rules),
        purpose: settings.purpose.name().to_owned(),
        start: settings.start.map(|start| start.id()),
        dice: dice_text(&settings.dice),
        white: seated_text(&settings.white),
        black: seated_text(&settings.black),
        players: [&settings.white, &settings.black].map(player_id),
        match_to: settings.match_to,
        auto_forced: settings.auto_forced,
        seed: settings.seed.to_hex(),
        dice_listed: settings.dice_listed,
        time: settings.time.map(|control| control.name().to_owned()),
        budget: None,
        progress: progress(state),
        created_ms: now_ms,
        changed_ms: now_ms,
    }
}

/// Returns the format of the events of a table. Between two machines the dice follow from chains
/// unless they are listed.
fn format(settings: &Settings) -> u32 {
    let is_known = settings.chains.is_some() || settings.dice_listed;
    match settings.is_between_machines() && is_known {
        true => FORMAT_WITH_ENDINGS,
        false => FORMAT,
    }
}

/// Returns the progress that the list of tables shows.
pub fn progress(state: &State) -> Progress {
    Progress {
        units: state.units(),
        finished: state.is_finished(),
        wake_ms: state.wake_ms(),
    }
}

fn settings(table: &StoredTable) -> Result<Settings, String> {
    let newest = if HAS_CHAINS {
        FORMAT_WITH_ENDINGS
    } else {
        FORMAT
    };
    if !(1..=newest).contains(&table.format) {
        return Err(format!(
            "it has format {}, this version reads 1 to {newest}",
            table.format
        ));
    }
    let rules: MatchRules = table
        .rules
        .parse()
        .map_err(|error| format!("its rules: {error}"))?;
    if table.fingerprint != match_fingerprint(&rules) {
        return Err(format!(
            "the rules `{}` have changed since it was made",
            table.rules
        ));
    }
    let seated = |seated: Option<SeatHolder>, text: &str| {
        let seated = seated.ok_or_else(|| format!("its player `{text}` is unknown"))?;
        if let SeatHolder::Computer { level } = seated {
            level
                .check_match(&rules)
                .map_err(|error| error.to_string())?;
        }
        Ok::<_, String>(seated)
    };
    let [white, black] = seats(table);
    Ok(Settings {
        rules,
        purpose: Purpose::from_name(&table.purpose)
            .ok_or_else(|| format!("its purpose `{}` is unknown", table.purpose))?,
        start: start(table)?,
        dice: dice(&table.dice)?,
        white: seated(white, &table.white)?,
        black: seated(black, &table.black)?,
        match_to: table.match_to,
        auto_forced: table.auto_forced,
        seed: Seed::from_hex(&table.seed).ok_or("its seed is not 64 hexadecimal digits")?,
        dice_listed: table.dice_listed,
        chains: chains(table, &rules),
        time: time(table)?,
    })
}

/// Returns the match of the chains of a table, if its dice follow from chains.
fn chains(table: &StoredTable, rules: &MatchRules) -> Option<ChainMatch> {
    let [white, black] = table.players.each_ref().map(|id| id.as_deref());
    let has_chains = match table.format {
        FORMAT_WITH_CHAINS => true,
        FORMAT_WITH_CLOCKS | FORMAT_WITH_ENDINGS => !table.dice_listed,
        _ => false,
    };
    match HAS_CHAINS && has_chains {
        true => Some(chain_match(&table.id, rules, [white?, black?])),
        false => None,
    }
}

fn time(table: &StoredTable) -> Result<Option<TimeControl>, String> {
    let Some(name) = &table.time else {
        return Ok(None);
    };
    let control = TimeControl::from_name(name);
    let control = control.ok_or_else(|| format!("its time control `{name}` is unknown"))?;
    Ok(Some(control))
}

/// Returns what the chains of a table are made for: its id, its rules, and the ids of White and
/// Black.
#[must_use]
pub fn chain_match(id: &str, rules: &MatchRules, [white, black]: [&str; 2]) -> ChainMatch {
    ChainMatch {
        id: id_bytes(id),
        rules: rules.fingerprint(),
        white: id_bytes(white),
        black: id_bytes(black),
    }
}

/// Returns the players of White and Black; `None` if the form is unknown.
pub(crate) fn seats(table: &StoredTable) -> [Option<SeatHolder>; 2] {
    let [white, black] = &table.players;
    [
        seated(&table.white, white.as_deref()),
        seated(&table.black, black.as_deref()),
    ]
}

fn start(table: &StoredTable) -> Result<Option<Position>, String> {
    let start = table.start.as_ref().map(|id| id.parse());
    start
        .transpose()
        .map_err(|error| format!("the position it starts from: {error}"))
}

/// Formats throws: `65 11`.
fn dice_text(dice: &[Dice]) -> String {
    let thrown = dice
        .iter()
        .map(|dice| format!("{}{}", dice.first, dice.second));
    thrown.collect::<Vec<_>>().join(" ")
}

fn dice(kept: &str) -> Result<Vec<Dice>, String> {
    let thrown = kept.split_whitespace().map(|dice| {
        dice.parse()
            .map_err(|_| format!("its dice: `{dice}` is no throw"))
    });
    thrown.collect()
}

/// Returns the state of a table before any event.
pub fn empty_state(table: &StoredTable) -> Result<State, Unreadable> {
    let settings = settings(table).map_err(|what| unreadable(table, what))?;
    Ok(State::new(Arc::new(settings)))
}

/// Parses the stored events.
pub fn entries(table: &StoredTable, bodies: &[String]) -> Result<Vec<LogEntry>, Unreadable> {
    let numbered = bodies.iter().zip(1_u32..);
    numbered
        .map(|(body, version)| {
            LogEntry::from_text(body)
                .map_err(|error| unreadable(table, format!("event {version}: {error}")))
        })
        .collect()
}

/// Returns the number of events, at least the first, that had happened at `at_ms`, in milliseconds
/// since 1970.
#[must_use]
pub fn count_until(bodies: &[String], at_ms: i64) -> usize {
    let has_happened = |body: &String| {
        let entry = LogEntry::from_text(body);
        entry.is_ok_and(|entry| entry.at_ms <= at_ms)
    };
    // The times of the events of a table never fall.
    bodies
        .partition_point(has_happened)
        .max(bodies.len().min(1))
}

/// Returns the state of a table after its events.
pub fn replay(table: &StoredTable, bodies: &[String]) -> Result<State, Unreadable> {
    let mut state = empty_state(table)?;
    for (entry, version) in entries(table, bodies)?.iter().zip(1_u32..) {
        state
            .apply(entry)
            .map_err(|unfit| unreadable(table, format!("event {version}: {unfit}")))?;
    }
    Ok(state)
}

pub(crate) fn unreadable(table: &StoredTable, what: String) -> Unreadable {
    Unreadable {
        id: table.id.clone(),
        what,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_events_until_a_time_begin_with_the_first_one() {
        let body = |at_ms: i64| format!(r#"{{"at_ms":{at_ms},"kind":"stage_passed"}}"#);
        let bodies = [5, 7, 7, 9].map(body);

        for (at_ms, expected) in [(0, 1), (5, 1), (6, 1), (7, 3), (8, 3), (9, 4), (99, 4)] {
            assert_eq!(count_until(&bodies, at_ms), expected, "{at_ms}");
        }
        assert_eq!(count_until(&[], 9), 0);
    }

    #[test]
    fn computers_of_older_tables_play_on() {
        for (kept, level) in [
            ("computer:greedy", Some(7)),
            ("computer:baseline", Some(5)),
            ("computer:weak", Some(3)),
            ("computer:8", Some(8)),
            ("computer:9", None),
            ("computer:", None),
        ] {
            let expected = level.map(|number| SeatHolder::Computer {
                level: Level::new(number).unwrap(),
            });
            assert_eq!(seated(kept, None), expected, "{kept}");
            if let Some(seated_now) = expected {
                assert_eq!(seated(&seated_text(&seated_now), None), Some(seated_now));
            }
        }
    }
}
