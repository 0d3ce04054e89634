//! What a whole record comes to.

use rosespring_rules::Side;

use super::{Class, Decision, Finding, Luck, Received, ThrowKind};

/// Mistakes that are kept.
const MISTAKES: usize = 3;
/// What a rating counts: backgammon programs tell 500 times the mean loss.
const RATING: f64 = 500.0;

/// The luck of one side, in units.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct LuckReport {
    /// Who begins.
    pub opening: f64,
    /// Throws that do not cascade.
    pub throws: f64,
    /// Doublets that cascade, with what passed on.
    pub cascades: f64,
    /// Remainders received.
    pub gifts: f64,
}

impl LuckReport {
    /// All of it.
    #[must_use]
    pub fn total(&self) -> f64 {
        self.opening + self.throws + self.cascades + self.gifts
    }
}

/// What one side did.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct SideReport {
    /// Decisions; forced ones are not counted.
    pub decisions: u64,
    /// Stages with only one play.
    pub forced: u64,
    /// Doubtful plays.
    pub doubtful: u64,
    /// Errors.
    pub errors: u64,
    /// Blunders.
    pub blunders: u64,
    /// What all plays lost, in units.
    pub loss: f64,
    /// Throws, without those that open a game.
    pub throws: u64,
    /// Of these, doublets that cascade.
    pub cascades: u64,
    /// Remainders received.
    pub gifts: u64,
    /// Its luck.
    pub luck: LuckReport,
}

impl SideReport {
    /// 500 times the mean loss a decision; `None` without decisions.
    #[must_use]
    pub fn rating(&self) -> Option<f64> {
        (self.decisions > 0).then(|| RATING * self.loss / self.decisions as f64)
    }
}

/// What a record comes to.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Report {
    /// White's and Black's part.
    pub sides: [SideReport; 2],
    /// The largest mistakes, worst first; of equal ones the earlier first.
    pub mistakes: Vec<Decision>,
}

impl Report {
    /// The part of one side.
    #[must_use]
    pub const fn side(&self, side: Side) -> &SideReport {
        &self.sides[side.index()]
    }

    /// Counts one thing found.
    pub fn add(&mut self, finding: &Finding) {
        match finding {
            Finding::Decision(decision) => self.decided(decision),
            Finding::Luck(luck) => self.thrown(luck),
            Finding::Received(Received { to, worth, .. }) => {
                let worth = f64::from(*worth);
                let receiver = &mut self.sides[to.index()];
                receiver.gifts += 1;
                receiver.luck.gifts += worth;
                self.sides[to.other().index()].luck.cascades += worth;
            }
        }
    }

    fn decided(&mut self, decision: &Decision) {
        let side = &mut self.sides[decision.mover.index()];
        if decision.is_forced {
            side.forced += 1;
            return;
        }
        side.decisions += 1;
        side.loss += f64::from(decision.loss);
        match decision.class() {
            Class::Fine => return,
            Class::Doubtful => side.doubtful += 1,
            Class::Error => side.errors += 1,
            Class::Blunder => side.blunders += 1,
        }
        let place = self
            .mistakes
            .partition_point(|other| other.loss >= decision.loss);
        if place < MISTAKES {
            self.mistakes.insert(place, decision.clone());
            self.mistakes.truncate(MISTAKES);
        }
    }

    fn thrown(&mut self, thrown: &Luck) {
        let side = &mut self.sides[thrown.side.index()];
        let luck = f64::from(thrown.luck);
        match thrown.kind {
            ThrowKind::Opening => side.luck.opening += luck,
            ThrowKind::Ordinary => {
                side.throws += 1;
                side.luck.throws += luck;
            }
            ThrowKind::Cascade => {
                side.throws += 1;
                side.cascades += 1;
                side.luck.cascades += luck;
            }
        }
    }
}
