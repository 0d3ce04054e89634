//! Converts a table to a record, which the rules crate writes, replays and validates.

use rosespring_dice::{DiceLine, ReplaceLimit};
use rosespring_rules::notation::record::{GameRecord, Record};
use rosespring_rules::{Die, Game, Side};

use crate::game::chains::HAS_CHAINS;
use crate::game::entry::{Entry, StoredDice};
use crate::game::state::Flow;
use crate::game::{PlayerId, SeatHolder, State};
use crate::stored;
use crate::stored::{StoredTable, Unreadable};

/// The ids of White and Black of a table, of persons alone.
#[must_use]
pub fn players(table: &StoredTable) -> [Option<PlayerId>; 2] {
    stored::seats(table).map(|seated| match seated {
        Some(SeatHolder::Person(player)) => Some(player.id),
        _ => None,
    })
}

/// Returns the names of White and Black of a table; `None` if a seat cannot be read.
#[must_use]
pub fn names(table: &StoredTable) -> Option<[String; 2]> {
    let [white, black] = stored::seats(table);
    Some([name(&white?), name(&black?)])
}

/// Returns the match so far, without steps that have not been committed.
///
/// # Errors
///
/// [`Unreadable`] if the events contradict the rules.
pub fn record(table: &StoredTable, bodies: &[String]) -> Result<Record, Unreadable> {
    let mut state = stored::empty_state(table)?;
    let mut games: Vec<Game> = Vec::new();
    let mut before_throw: Option<Game> = None;
    let chains = state.settings.chains.filter(|_| HAS_CHAINS);
    let mut lines: Vec<DiceLine> = chains.map(DiceLine::Match).into_iter().collect();
    let limit = state.settings.replace_limit();
    if chains.is_some() && limit != ReplaceLimit::Once {
        lines.push(DiceLine::Limit(limit));
    }
    for (entry, version) in stored::entries(table, bodies)?.iter().zip(1_u32..) {
        let fault = |what: String| stored::unreadable(table, format!("event {version}: {what}"));
        if let Some(game) = games.last_mut() {
            match &entry.entry {
                Entry::OpeningThrown { .. } => before_throw = Some(game.clone()),
                Entry::Thrown { .. } if !is_opened(&state) => before_throw = Some(game.clone()),
                Entry::Corrected { .. } => {
                    if let Some(before) = &before_throw {
                        game.clone_from(before);
                    }
                }
                _ => {}
            }
            tell(game, &entry.entry, &state).map_err(fault)?;
        }
        let throws_anew = state.throws_anew(&entry.entry);
        state
            .apply(entry)
            .map_err(|unfit| fault(unfit.to_string()))?;
        if let Some(chains) = state.chains() {
            lines.extend(match throws_anew {
                true => chains.last_line(),
                false => chains.line(&entry.entry),
            });
        }
        if let (Entry::GameBegan { .. }, Some(game)) = (&entry.entry, &state.game) {
            games.push(Game::new(*game.position()));
        }
    }
    let settings = &state.settings;
    let [white, black] = Side::ALL.map(|side| name(settings.seated(side)));
    let mut record = Record::new(settings.rules, &white, &black, settings.match_to);
    // A build without chains leaves out what writes them.
    if HAS_CHAINS {
        record.dice_links = lines.iter().map(ToString::to_string).collect();
    }
    if !settings.dice_listed && chains.is_none() {
        record.dice_commitment = Some(settings.seed.commitment());
        record.dice_seed = state.is_finished().then(|| settings.seed.to_hex());
    }
    record.lost_on_time = state.flagged();
    record.games = games.iter().map(GameRecord::of).collect();
    Ok(record)
}

/// Returns whether the opening dice are the next throw.
fn is_opened(state: &State) -> bool {
    let flow = state.game.as_ref().map(|game| &game.flow);
    matches!(flow, Some(Flow::Opened { .. }))
}

fn name(seated: &SeatHolder) -> String {
    match seated {
        SeatHolder::Person(player) => player.name.clone(),
        SeatHolder::Computer { level } => format!("Rosespring {level}"),
    }
}

/// Applies `entry`, which happens in `state`, to `game`.
fn tell(game: &mut Game, entry: &Entry, state: &State) -> Result<(), String> {
    let flow = state.game.as_ref().map(|game| &game.flow);
    match (entry, flow) {
        // In games that play the opening dice, the rules crate makes the throw itself.
        (Entry::Thrown { .. }, _) if is_opened(state) => Ok(()),
        (
            Entry::OpeningThrown {
                dice: StoredDice(dice),
            }
            | Entry::Thrown {
                dice: StoredDice(dice),
            }
            | Entry::Corrected {
                dice: StoredDice(dice),
            },
            _,
        ) => game.throw(*dice).map_err(|error| error.to_string()),
        (Entry::Named { number }, _) => {
            let number = u8::try_from(*number).ok().and_then(Die::new);
            let number = number.ok_or("a doublet has a number from 1 to 6")?;
            game.name(number).map_err(|error| error.to_string())
        }
        (Entry::Committed, Some(Flow::Part(part))) => part
            .turn
            .completed_stages()
            .iter()
            .try_for_each(|stage| game.play(stage.cursor().steps()))
            .map_err(|error| error.to_string()),
        (Entry::Resigned { side, win }, _) => {
            game.resign(*side, *win).map_err(|error| error.to_string())
        }
        _ => Ok(()),
    }
}
