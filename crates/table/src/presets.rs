//! The games and their presets, for `/api/rules`.

use rosespring_engine::levels::Level;
use rosespring_engine::net::{is_shipped, net_game};
use rosespring_rules::{GameKind, Position, Preset, presets};
use rosespring_wire::games::{GameExtras, GameView};
use rosespring_wire::presets::{LevelView, PresetView};
use rosespring_wire::setup::option_views;

use crate::view::{board_men, board_shape};
use crate::{practice, statistics, stored};

/// Returns every preset, each game's default first.
pub fn preset_views() -> Vec<PresetView> {
    let views = presets().map(|preset| {
        let game = preset.rules.game;
        preset_view(preset, page(game).unwrap_or_default(), extras(game))
    });
    views.collect()
}

/// Returns a preset, with the rules page of its game and what the host has for that game.
pub fn preset_view(preset: &Preset, page: &str, extras: GameExtras) -> PresetView {
    let game = preset.rules.game;
    PresetView {
        name: preset.name.to_owned(),
        game: game.name().to_owned(),
        title: preset.title.to_owned(),
        differs: preset.differs.to_owned(),
        fingerprint: stored::fingerprint(&preset.rules),
        page: page.to_owned(),
        levels: levels(game),
        about: GameView::new(game.declaration(), extras),
        opening: preset.rules.opening.into(),
        options: option_views(&preset.rules),
        shape: board_shape(&preset.rules),
        start: board_men(&Position::start(preset.rules)),
    }
}

/// Returns the rules page of a game, if it has one.
fn page(game: GameKind) -> Option<&'static str> {
    let page = rosespring_docs::RULES
        .iter()
        .find(|(name, _)| *name == game.name());
    page.map(|(_, text)| *text)
}

fn levels(game: GameKind) -> Vec<LevelView> {
    let levels = Level::of_game(game).iter();
    let view = |level: &Level| LevelView {
        level: level.number(),
        elo: level.rating(game).map(|rating| rating.elo.round() as i32),
    };
    levels.map(view).collect()
}

fn extras(game: GameKind) -> GameExtras {
    GameExtras {
        net: is_shipped(game).then(|| net_game(game).name()),
        puzzles: practice::has_puzzles(game),
        openings: statistics::has_openings(game),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_of_the_list_has_a_page() {
        for game in rosespring_rules::games::GAMES {
            let page = page(game.kind());

            assert!(
                page.is_some_and(|page| page.starts_with("# ")),
                "{}",
                game.name
            );
        }
    }
}
