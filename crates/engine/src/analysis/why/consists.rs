//! What the loss of a play consists of: wins by more than a single game, or what passes to the
//! opponent. Both are exact parts of the loss, so they need no evidence.

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
        let reasons = Side::ALL.map(|winner| {
            let without = best.with_larger_wins(winner, &made);
            let less = self.best.worth - stakes.worth(&without, self.side);
            Reason::Kinds {
                own: winner == self.side,
                best: best.larger_win(winner),
                played: made.larger_win(winner),
                share: less / stakes.unit() / self.plays.lost(),
            }
        });
        let told =
            |reason: &Reason| matches!(reason, Reason::Kinds { share, .. } if *share >= NAMED);
        reasons.into_iter().find(told)
    }
}
