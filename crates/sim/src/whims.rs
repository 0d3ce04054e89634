//! What a player does besides playing on: taking back, offers and answers, leaving.

use fastrand::Rng;
use rosespring_server::BotMove;
use rosespring_wire::table::{Command, PhaseView, TableView};

use crate::faults::log_uniform;
use crate::mistakes;

/// How often each whim comes, in 10,000 looks at the table.
const UNDO: u32 = 800;
const RESIGN: u32 = 30;
const RESIGN_MATCH: u32 = 3;
const CALL_OFF: u32 = 20;
const LEAVE: u32 = 15;
const MISTAKE: u32 = 100;
/// How long a player stays away, in milliseconds.
const AWAY_MS: [i64; 2] = [3_000, 1_500_000];
/// Offers of a side to call the match off in one game, of three that it may make.
const CALL_OFFS_MAX: u32 = 2;

/// What a player does in place of the next command of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Whim {
    /// Gives another command.
    Give(Command),
    /// Gives a command that must be refused.
    Mistake(Command),
    /// Leaves an offer without an answer.
    Ignore,
    /// Closes the page for this time, in milliseconds.
    Leave(u64),
}

/// What a player may not decide any more, and has done often enough.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Bounds {
    /// The link for the next throw went with a Done: only that is left to do.
    pub(crate) is_sealed: bool,
    /// How often this player has offered in this game to call the match off.
    pub(crate) call_offs: u32,
}

/// Draws whether a player does something else than `next`, and what.
pub(crate) fn draw(
    view: &TableView,
    next: Option<&BotMove>,
    bounds: Bounds,
    rng: &mut Rng,
) -> Option<Whim> {
    let is_over = matches!(view.phase, PhaseView::Over { .. });
    if matches!(next, Some(BotMove::Links(_))) || is_over {
        return None;
    }
    if view.resign_offer.is_some_and(|offer| offer.can_answer) {
        let answers = [Command::AcceptResignation, Command::RefuseResignation];
        return Some(answer(answers, rng));
    }
    if view.call_off_offer.is_some_and(|offer| offer.can_answer) {
        return Some(answer([Command::CallOff, Command::RefuseCallOff], rng));
    }
    let mut drawn = rng.u32(0..10_000);
    let mut comes = |often: u32| {
        let comes = drawn < often;
        drawn = drawn.wrapping_sub(often);
        comes
    };
    if comes(LEAVE) {
        let ms = log_uniform(rng, AWAY_MS[0], AWAY_MS[1]);
        return Some(Whim::Leave(ms.unsigned_abs()));
    }
    if comes(MISTAKE) {
        return mistakes::draw(view, rng).map(Whim::Mistake);
    }
    if view.resign_offer.is_some() || view.call_off_offer.is_some() || bounds.is_sealed {
        return None;
    }
    let is_played = matches!(
        view.phase,
        PhaseView::Play { .. } | PhaseView::Confirm { .. }
    );
    let command = if comes(RESIGN) && is_played {
        let choice = rng.choice(&view.resign)?;
        let kind = Some(choice.kind.into());
        Command::Resign { kind }
    } else if comes(RESIGN_MATCH) && !view.resign.is_empty() {
        Command::ResignMatch
    } else if comes(CALL_OFF) && is_played && bounds.call_offs < CALL_OFFS_MAX {
        Command::CallOff
    } else if comes(UNDO) && view.can_undo {
        take_back(rng)
    } else {
        return None;
    };
    Some(Whim::Give(command))
}

/// Returns the answer to an offer: yes, no, or none.
fn answer([yes, no]: [Command; 2], rng: &mut Rng) -> Whim {
    match rng.u8(0..10) {
        0..4 => Whim::Give(yes),
        4..8 => Whim::Give(no),
        _ => Whim::Ignore,
    }
}

fn take_back(rng: &mut Rng) -> Command {
    match rng.u8(0..6) {
        0 => Command::UndoStage,
        1 => Command::UndoTurn,
        2 => Command::UndoTo { steps: 0 },
        _ => Command::UndoStep,
    }
}
