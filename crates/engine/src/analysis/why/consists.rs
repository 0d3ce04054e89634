//! What the loss of a play consists of: wins by more than a single game, or what passes to the
//! opponent. Neither needs evidence: larger wins are a part of the loss, and the worth of what
//! passes is that of the evaluation alone.

use rosespring_rules::{Position, Side};

use super::{Explanation, NAMED, Reason};
use crate::analysis::Analyst;
use crate::evaluate::Evaluate;
use crate::search::STAGES_MAX;
use crate::stakes::{Stakes, counts_men};

impl<E: Evaluate + Clone + Send> Analyst<E> {
    /// What makes most of the loss: what passes to the opponent, or larger wins.
    pub(super) fn consists_of(
        &mut self,
        explained: &Explanation,
        stakes: Stakes,
    ) -> Option<Reason> {
        let gift = self.gift_reason(explained, stakes);
        gift.or_else(|| explained.kinds(stakes))
    }

    /// What passes to the opponent, if that makes most of the loss.
    fn gift_reason(&mut self, explained: &Explanation, stakes: Stakes) -> Option<Reason> {
        let unit = stakes.unit();
        let [best, played] = explained
            .after
            .map(|after| self.worth_of_remainder(after, explained.side, stakes) / unit);
        let share = (played - best) / explained.plays.lost();
        (share >= NAMED).then_some(Reason::Gift {
            best,
            played,
            share,
        })
    }

    /// The worth to the opponent of `side` of what passes in this turn, played on from `after` by
    /// the evaluation; 0 if nothing passes.
    fn worth_of_remainder(&mut self, mut after: Position, side: Side, stakes: Stakes) -> f32 {
        for _ in 0..STAGES_MAX {
            let Some(turn) = after.turn() else { break };
            if turn.mover() != side {
                return self.worth_of_gift(&after, stakes);
            }
            let Some(best) = self.deep.greedy().best(&after, stakes) else {
                break;
            };
            after = after.after(&best.end, &mut ());
        }
        0.0
    }
}

impl Explanation {
    /// The larger wins of one side, if they make most of the loss; `None` where men left are
    /// counted, which have no kinds of win.
    fn kinds(&self, stakes: Stakes) -> Option<Reason> {
        if counts_men(self.plays.game) {
            return None;
        }
        let (best, made) = (self.best.value, self.made.value);
        let mut largest = None;
        for winner in Side::ALL {
            let without = best.with_larger_wins(winner, &made);
            let less = self.best.worth - stakes.worth(&without, self.side);
            let share = less / stakes.unit() / self.plays.lost();
            let own = winner == self.side;
            let [best, played] = [best, made].map(|value| value.larger_win(winner));
            let is_better = if own { best > played } else { best < played };
            if is_better && share >= largest.map_or(NAMED, |(_, _, _, share)| share) {
                largest = Some((own, best, played, share));
            }
        }
        largest.map(|(own, best, played, share)| Reason::Kinds {
            own,
            best,
            played,
            share,
        })
    }
}
