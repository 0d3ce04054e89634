//! First throws with the person's plays, compared with the tables of docs/openings.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use rosespring_engine::order;
use rosespring_rules::notation::text;
use rosespring_rules::{Dice, GameKind, Position, Rules, Step};
use rosespring_wire::openings::{OpeningTable, PlayRow, ThrowRow};
use rosespring_wire::result::rounded;
use rosespring_wire::statistics::OpeningRow;

use super::Whose;
use super::facts::Facts;
use crate::{stored, view};

/// The tables, once they have been read.
static READ: OnceLock<Vec<OpeningTable>> = OnceLock::new();

/// Returns the tables; without the feature `data`, those that were installed.
fn tables() -> &'static [OpeningTable] {
    #[cfg(feature = "data")]
    READ.get_or_init(|| read(rosespring_docs::OPENINGS).expect("a test reads every table"));
    READ.get().map_or(&[], Vec::as_slice)
}

fn read(tables: &[impl AsRef<str>]) -> Result<Vec<OpeningTable>, String> {
    let tables = tables.iter().map(AsRef::as_ref);
    tables.map(OpeningTable::from_json).collect()
}

/// Installs the tables of `docs/openings` for this process. Tables that are there already stay.
///
/// # Errors
///
/// The fault of a table that cannot be read.
pub fn install_openings(tables: &[String]) -> Result<(), String> {
    let tables = read(tables)?;
    // An earlier call installed the same files.
    let _ = READ.set(tables);
    Ok(())
}

/// Returns the names of the files of `docs/openings`, without their ending.
pub const fn opening_names() -> &'static [&'static str] {
    rosespring_docs::OPENING_NAMES
}

/// Returns the files of `docs/openings` as JSON, with their names without the ending.
#[cfg(feature = "data")]
pub fn opening_texts() -> impl Iterator<Item = (&'static str, &'static str)> {
    let names = opening_names().iter().copied();
    names.zip(rosespring_docs::OPENINGS.iter().copied())
}

/// Returns whether there is a table of first throws for at least one preset of a game, installed or
/// not.
pub fn has_openings(game: GameKind) -> bool {
    let mut presets = game.declaration().presets.iter();
    presets.any(|preset| {
        let name = preset.name.replace(':', "-");
        opening_names().contains(&name.as_str())
    })
}

/// Returns the row of a throw in the table of these rules; the higher die comes first.
fn known(rules: &Rules, dice: Dice) -> Option<&'static ThrowRow> {
    let fingerprint = stored::fingerprint(rules);
    let mut tables = tables().iter();
    let table = tables.find(|table| table.method.fingerprint == fingerprint)?;
    let dice = [dice.first.get(), dice.second.get()];
    table.throws.iter().find(|row| row.dice == dice)
}

/// Formats a play of the first stage independently of the order of its steps; `None` if it is not a
/// play of `position`.
pub(super) fn written(position: &Position, steps: &[Step]) -> Option<String> {
    if steps.is_empty() {
        return Some(String::new());
    }
    let after = position.play(steps, &mut ()).ok()?;
    let plays = position.plays();
    let same = plays
        .iter()
        .find(|play| position.after(&play.end, &mut ()) == after)?;
    Some(text::play(position, &same.steps))
}

/// Returns the row whose play has the same end as `play`. Both are formatted by [`written`].
fn row_of<'a>(known: &'a ThrowRow, position: &Position, play: &str) -> Option<&'a PlayRow> {
    known.plays.iter().find(|row| {
        row.play == play
            || text::parse_play(position, &row.play)
                .is_ok_and(|steps| written(position, &steps).as_deref() == Some(play))
    })
}

#[derive(Debug, Default)]
struct Count {
    times: u32,
    finished: u32,
    units: i32,
}

/// Returns the first throws of games that the person began, the most frequent plays of each first.
pub(super) fn rows(tables: &[&Facts], whose: Whose<'_>) -> Vec<OpeningRow> {
    let mut counts: BTreeMap<_, (&Rules, Dice, Count)> = BTreeMap::new();
    for facts in tables.iter().filter(|facts| !facts.chosen) {
        for (index, game) in facts.games.iter().enumerate() {
            let begun = game.opening.as_ref();
            let Some(begun) = begun.filter(|begun| whose.sits(facts, begun.side)) else {
                continue;
            };
            let of_game = facts.rules.of_game(index);
            let (rules, dice) = (view::rules_place(of_game), begun.dice);
            let place = (rules, [dice.first, dice.second], begun.play.as_str());
            let (_, _, count) = counts
                .entry(place)
                .or_insert_with(|| (of_game, dice, Count::default()));
            count.times += 1;
            if let Some(outcome) = game.outcome {
                count.finished += 1;
                count.units += i32::from(outcome.units_for(begun.side));
            }
        }
    }
    // Rules and throw come in order; of each the most frequent play is first.
    let (mut group, mut last) = (0_u64, None);
    let mut rows: Vec<(u64, OpeningRow)> = counts
        .into_iter()
        .map(|((rules, thrown, play), (of_game, dice, count))| {
            let own = Some((rules, thrown));
            group += u64::from(own != last);
            last = own;
            let row = row(of_game, dice, play, &count);
            (group << 32 | u64::from(!row.times), row)
        })
        .collect();
    order::sort_by_key(&mut rows, |&(key, _)| key);
    rows.into_iter().map(|(_, row)| row).collect()
}

fn row(rules: &Rules, dice: Dice, play: &str, count: &Count) -> OpeningRow {
    let known = known(rules, dice);
    let best = known.and_then(|known| known.plays.first());
    let position = Position::started_by(*rules, rosespring_rules::Side::White)
        .throw(dice, &mut ())
        .ok();
    let made = known
        .zip(position)
        .and_then(|(known, position)| row_of(known, &position, play));
    let loss = best.zip(made).map(|(best, made)| best.equity - made.equity);
    OpeningRow {
        rules: rules.to_string(),
        title: view::title(rules),
        game: view::game_name(rules.game).to_owned(),
        dice: [dice.first.get(), dice.second.get()],
        play: play.to_owned(),
        times: count.times,
        finished: count.finished,
        units: count.units,
        best: best.map(|best| best.play.clone()),
        best_equity: best.map(|best| best.equity),
        equity: made.map(|made| made.equity),
        loss: loss.map(rounded),
    }
}

#[cfg(test)]
mod tests {
    use rosespring_rules::{Side, presets};

    use super::*;

    #[test]
    fn every_preset_of_a_studied_game_has_a_table_whose_plays_are_found_again() {
        let studied = |game| {
            let rules = |table: &OpeningTable| table.method.rules.parse().ok();
            let mut rules = tables().iter().filter_map(rules);
            rules.any(|rules: Rules| rules.game == game)
        };
        for game in rosespring_rules::games::GAMES {
            assert_eq!(
                has_openings(game.kind()),
                studied(game.kind()),
                "{:?}",
                game.kind()
            );
        }
        for preset in presets().filter(|preset| has_openings(preset.rules.game)) {
            let start = Position::started_by(preset.rules, Side::White);
            let throws = Dice::ALL_21.map(|(dice, _)| (dice, known(&preset.rules, dice)));
            let throws: Vec<_> = throws.iter().filter(|(_, row)| row.is_some()).collect();
            assert!(throws.len() >= 15, "{}", preset.name);
            for &&(dice, row) in &throws {
                let position = start.throw(dice, &mut ()).unwrap();
                for play in &row.unwrap().plays {
                    let steps = text::parse_play(&position, &play.play).unwrap();
                    let written = written(&position, &steps).unwrap();
                    let found = row_of(row.unwrap(), &position, &written).unwrap();
                    assert_eq!(found, play, "{} {dice:?}", preset.name);
                }
            }
        }
    }
}
