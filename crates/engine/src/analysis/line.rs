//! The whole turn: what is played stage by stage, and what passes to the opponent.

use rosespring_rules::{Event, Phase, Position, SetupPhase, Side, Stage, Step, Turn};

use super::{Analyst, Choice};
use crate::evaluate::Evaluate;
use crate::search::STAGES_MAX;
use crate::stakes::Stakes;

/// One stage of a turn.
#[derive(Debug, Clone, PartialEq)]
pub struct LineStage {
    /// The position in which it is played.
    pub position: Position,
    /// Whose throw it is, who plays, and what.
    pub turn: Turn,
    /// The best play.
    pub steps: Vec<Step>,
    /// What happens after it, before the next stage or throw.
    pub events: Vec<Event>,
}

/// Numbers that pass to the opponent.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Gift {
    /// Who plays them.
    pub to: Side,
    /// The first group, and with it all later ones.
    pub stage: Stage,
    /// The pips of it that the receiver plays.
    pub pips: u16,
    /// What it is worth to the receiver to play them, compared with their being lost: his worth
    /// with the gift to be played, less his worth if he threw at once. It may be negative, as
    /// he must play.
    pub worth: f32,
}

/// A turn played to its end.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    /// Its stages.
    pub stages: Vec<LineStage>,
    /// What passes to the opponent on the way, if anything does.
    pub gift: Option<Gift>,
    /// Where it ends: a throw is due, or the game is over.
    pub end: Position,
}

impl<E: Evaluate + Clone + Send> Analyst<E> {
    /// The turn that begins with `best`; later stages by their best plays without look-ahead.
    pub(super) fn line(&mut self, position: &Position, best: &Choice, stakes: Stakes) -> Line {
        let mut line = Line {
            stages: Vec::new(),
            gift: None,
            end: *position,
        };
        let mut steps = best.steps.clone();
        let mut end = best.end;
        for _ in 0..=STAGES_MAX {
            let Phase::Play(turn) = line.end.phase() else {
                break;
            };
            if !line.stages.is_empty() {
                let candidates = self.deep.greedy().candidates(&line.end, stakes);
                let Some(first) = candidates.first() else {
                    break;
                };
                end = first.end;
                steps = steps_to(&line.end, &end);
            }
            let mut events = Vec::new();
            let after = line.end.after(&end, &mut events);
            if let Some(gift) = self.gift(&after, &events, stakes) {
                line.gift = Some(gift);
            } else if let (true, Some(gift)) = (turn.is_remainder(), &mut line.gift) {
                gift.pips += played(&line.end, &after, turn.mover());
            }
            line.stages.push(LineStage {
                position: line.end,
                turn,
                steps: std::mem::take(&mut steps),
                events,
            });
            line.end = after;
        }
        line
    }

    /// What passed to the opponent in `events`, which led to `after`; its pips are still to be
    /// counted.
    pub(super) fn gift(
        &mut self,
        after: &Position,
        events: &[Event],
        stakes: Stakes,
    ) -> Option<Gift> {
        let (to, stage) = events.iter().find_map(|event| match event {
            Event::HandedOver { to, stage } => Some((*to, *stage)),
            _ => None,
        })?;
        Some(Gift {
            to,
            stage,
            pips: 0,
            worth: self.worth_of_gift(after, stakes),
        })
    }

    /// What it is worth to the mover of a remainder that he plays it: 0 if `position` is not one
    /// in which a remainder is to be played, as nothing of it can be.
    pub(super) fn worth_of_gift(&mut self, position: &Position, stakes: Stakes) -> f32 {
        let Some(turn) = position.turn().filter(|turn| turn.is_remainder()) else {
            return 0.0;
        };
        let candidates = self.deep.greedy().candidates(position, stakes);
        let played = candidates.first().map_or(0.0, |best| best.worth);
        let Some(lost) = lost(position, turn.mover()) else {
            return 0.0;
        };
        let value = self.deep.greedy().value(&lost);
        played - stakes.worth(&value, turn.mover())
    }
}

/// The position if the remainder were lost: its receiver is to throw.
fn lost(position: &Position, receiver: Side) -> Option<Position> {
    let mut setup = position.to_setup();
    setup.phase = SetupPhase::Throw { thrower: receiver };
    Position::from_setup(&setup).ok()
}

/// Pips `side` has played.
fn played(before: &Position, after: &Position, side: Side) -> u16 {
    before.pips(side).saturating_sub(after.pips(side))
}

/// Steps that lead to an end.
pub(super) fn steps_to(position: &Position, end: &rosespring_rules::End) -> Vec<Step> {
    position
        .plays()
        .into_iter()
        .find(|play| play.end.board == end.board)
        .map_or_else(Vec::new, |play| play.steps)
}
