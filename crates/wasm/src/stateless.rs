//! Calls that need no open table.

use rosespring_engine::evaluate::{Evaluate, Value};
use rosespring_engine::levels::Level;
use rosespring_engine::net::{is_shipped, net_game};
use rosespring_engine::shipped_evaluator;
use rosespring_rules::{CycleKind, GameKind, Position, presets};
use rosespring_table::presets::preset_view;
use rosespring_table::{practice, record, statistics, view};
use rosespring_wire::games::GameExtras;
use rosespring_wire::presets::PresetView;
use rosespring_wire::table::TableSummary;

use crate::answer::{CallError, ValuesAnswer, to_json};
use crate::request::{Positions, RulesText, StoredGame, Tables, read};

/// Answers a call that needs no open table.
pub(crate) fn answer(call: &str, parameters: &str) -> Result<String, CallError> {
    match call {
        "net" => Ok(to_json(&net_name(&read(parameters)?))),
        "record" => record(&read(parameters)?),
        "rules" => Ok(to_json(&rules())),
        "summaries" => Ok(to_json(&summaries(&read(parameters)?))),
        "values" => values(&read(parameters)?),
        _ => Err(CallError::NoCall),
    }
}

/// Returns the presets, as `GET /api/rules` does. The rules pages are files beside the module, so
/// their texts are empty; a game for which there is a net has one in the answer, even if it has not
/// been passed to the host.
fn rules() -> Vec<PresetView> {
    let views = presets().map(|preset| {
        let extras = GameExtras {
            net: has_net(preset.rules.game).then(|| net_game(preset.rules.game).name()),
            puzzles: practice::has_puzzles(preset.rules.game),
            openings: statistics::has_openings(preset.rules.game),
        };
        preset_view(preset, "", extras)
    });
    views.collect()
}

/// Returns the lines of the list of games; tables of an unknown form are left out.
fn summaries(Tables { tables }: &Tables) -> Vec<TableSummary> {
    tables.iter().filter_map(view::summary).collect()
}

/// Returns a match as a record.
fn record(StoredGame { table, entries }: &StoredGame) -> Result<String, CallError> {
    let record = record::record(table, entries)?;
    Ok(rosespring_wire::record::to_json(&record))
}

/// Returns the name of the net that plays by some rules: that of the game that it learnt. Of a
/// match of several games it is the first net that has not been passed to the host, and empty once
/// all have been.
pub(crate) fn net_name(RulesText { rules }: &RulesText<'_>) -> &'static str {
    if let Some(cycle) = CycleKind::from_name(rules) {
        let games = cycle.parts().iter().map(|rules| rules.game);
        let missing = games.into_iter().find(|&game| need_net(game).is_err());
        return missing.map_or("", |game| net_game(game).name());
    }
    let game = rules.split([':', '~']).next().and_then(GameKind::from_name);
    game.map_or("", |game| net_game(game).name())
}

/// Whether the levels of a game were measured with a net.
fn has_net(game: GameKind) -> bool {
    Level::of_game(game) == Level::ALL
}

/// Refuses to use the hand-written evaluation for a game that has a net: its levels were measured
/// with the net.
pub(crate) fn need_net(game: GameKind) -> Result<(), CallError> {
    match has_net(game) && !is_shipped(game) {
        true => Err(CallError::NoNet(view::game_name(game))),
        false => Ok(()),
    }
}

/// Evaluates positions as the players do, with bear-off tables where they hold the position.
fn values(Positions { positions, rounds }: &Positions) -> Result<String, CallError> {
    let positions = positions.iter().enumerate().map(|(index, id)| {
        id.parse::<Position>().map_err(|fault| CallError::Position {
            index,
            fault: fault.to_string(),
        })
    });
    let positions = positions.collect::<Result<Vec<_>, _>>()?;
    let mut values = vec![Value::default(); positions.len()];
    for _ in 0..*rounds {
        let mut rest = &mut values[..];
        for same_game in positions.chunk_by(|a, b| a.rules().game == b.rules().game) {
            let game = same_game[0].rules().game;
            need_net(game)?;
            let (found, others) = rest.split_at_mut(same_game.len());
            shipped_evaluator(game).evaluate(same_game, found);
            rest = others;
        }
    }
    let values = values.iter().map(|value| value.to_array()).collect();
    Ok(to_json(&ValuesAnswer { values }))
}
