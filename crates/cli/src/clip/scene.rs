//! What happens in a part of a game, as a list of scenes.

use std::ops::Range;

use anyhow::{Context, Result};
use rosespring_rules::notation::record::GameRecord;
use rosespring_rules::{
    Board, Dice, Die, Entry, Game, Landing, Origin, Position, Rules, Side, Stage, StageCursor, Step,
};

use crate::replay;

/// The scenes of a part of one game.
#[derive(Debug)]
pub(super) struct Scenes {
    pub(super) rules: Rules,
    pub(super) start: Position,
    pub(super) list: Vec<Scene>,
}

/// One thing that happens.
#[derive(Debug)]
pub(super) enum Scene {
    /// A side threw: the groups of numbers that it brings.
    Throw { side: Side, groups: Vec<Vec<Die>> },
    /// A man moved; `men` stand there afterwards.
    Step {
        mover: Side,
        step: Step,
        to: Landing,
        men: Board,
    },
    /// Numbers were lost.
    Lost(Vec<Die>),
    /// The numbers that are left belong to this side.
    HandOver(Side),
}

/// Replays a game and returns the scenes of these entries.
pub(super) fn scenes(game: &GameRecord, wanted: Range<usize>) -> Result<Scenes> {
    let mut replayed = Game::new(game.start);
    let mut scenes = Scenes {
        rules: *game.start.rules(),
        start: game.start,
        list: Vec::new(),
    };
    for (index, entry) in game.entries.iter().enumerate().take(wanted.end) {
        let before = *replayed.position();
        if index == wanted.start {
            scenes.start = before;
        }
        if index >= wanted.start {
            push(&mut scenes.list, &before, entry)?;
        }
        // An entry that follows from the one before it is in the game already.
        if replayed.entries().len() <= index {
            replay::repeat(&mut replayed, entry)
                .with_context(|| format!("entry {} cannot be replayed", index + 1))?;
        }
    }
    Ok(scenes)
}

fn push(list: &mut Vec<Scene>, before: &Position, entry: &Entry) -> Result<()> {
    match entry {
        Entry::Throw { side, dice } => {
            let dice = Dice::new(dice[0], dice[1]);
            let cascades = dice.is_doublet() && before.next_doublet_cascades(*side);
            list.push(Scene::Throw {
                side: *side,
                groups: Stage::of_throw(before.rules(), dice, cascades).groups(),
            });
        }
        Entry::Play { mover, steps, .. } => {
            let mut cursor = StageCursor::new(before).context("no stage is to be played")?;
            let rules = before.rules();
            for &step in steps {
                cursor
                    .push(step)
                    .map_err(|reason| anyhow::anyhow!("{step}: {reason}"))?;
                list.push(Scene::Step {
                    mover: *mover,
                    step,
                    to: step.landing(rules),
                    men: *cursor.board(),
                });
            }
        }
        Entry::Lost { numbers, .. } => list.push(Scene::Lost(numbers.clone())),
        Entry::HandOver { to, .. } => list.push(Scene::HandOver(*to)),
        _ => {}
    }
    Ok(())
}

/// The men of a side at a place.
pub(super) fn men_at(men: &Board, rules: &Rules, side: Side, from: Origin) -> u8 {
    match from {
        Origin::Hand => men.men(side).hand(rules),
        other => men.men(side).at(other),
    }
}
