//! The best line of a whole turn, stage by stage, with the remainder that passes to the opponent.

use rosespring_rules::{Event, Phase, Position, SetupPhase, Side, Stage, Step, Turn};

use super::{Analyst, Choice};
use crate::evaluate::Evaluate;
use crate::search::STAGES_MAX;
use crate::stakes::Stakes;

/// One stage of a line.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct LineStage {
    /// The position before the stage.
    pub position: Position,
    /// The turn of that position: thrower, mover and stage.
    pub turn: Turn,
    /// The steps of the best play.
    pub steps: Vec<Step>,
    /// The events between this stage and the next stage or throw.
    pub events: Vec<Event>,
}

/// A remainder that passes to the opponent.
#[derive(Debug, Clone, Copy, PartialEq)]
#[non_exhaustive]
pub struct Gift {
    /// The side that receives and plays it.
    pub to: Side,
    /// Its first group; all higher groups follow.
    pub stage: Stage,
    /// The number of pips that the receiver plays of it.
    pub pips: u16,
    /// The value of the remainder to its receiver: their worth when they play it, less their worth
    /// if the remainder were lost and they threw at once. It can be negative, because playing it is
    /// compulsory.
    pub worth: f32,
}

/// A turn played to its end, each stage by its best play.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct BestLine {
    /// The stages in order.
    pub stages: Vec<LineStage>,
    /// The remainder that passes to the opponent, if any.
    pub gift: Option<Gift>,
    /// The position at the end: a throw is due, or the game is over.
    pub end: Position,
}

impl<E: Evaluate + Clone + Send> Analyst<E> {
    /// Returns the turn that begins with `best`; later stages are played by their best plays
    /// without look-ahead.
    pub(super) fn line(&mut self, position: &Position, best: &Choice, stakes: Stakes) -> BestLine {
        let mut line = BestLine {
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
                gift.pips += pips_played(&line.end, &after, turn.mover());
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

    /// Returns the remainder that passed to the opponent in `events`, which led to `after`. Its
    /// `pips` are 0: the caller counts them.
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

    /// The value of a remainder to its mover ([`Gift::worth`]); 0 if no remainder is to be played
    /// in `position`.
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

/// The position if the remainder were lost: the receiver is to throw.
fn lost(position: &Position, receiver: Side) -> Option<Position> {
    let mut setup = position.to_setup();
    setup.phase = SetupPhase::Throw { thrower: receiver };
    Position::from_setup(&setup).ok()
}

/// The number of pips `side` played between two positions.
fn pips_played(before: &Position, after: &Position, side: Side) -> u16 {
    before.pips(side).saturating_sub(after.pips(side))
}

/// Returns steps that lead to `end`; none if no play does.
pub(super) fn steps_to(position: &Position, end: &rosespring_rules::End) -> Vec<Step> {
    position
        .plays()
        .into_iter()
        .find(|play| play.end.board == end.board)
        .map_or_else(Vec::new, |play| play.steps)
}
