//! Totals over a whole record.

use rosespring_rules::Side;

use super::{Class, Decision, Finding, Luck, ReceivedGift, ThrowKind};

/// Number of mistakes listed.
const MISTAKES: usize = 3;
/// Factor of the rating: backgammon programs show 500 times the mean loss.
const RATING: f64 = 500.0;

/// The luck of one side, in units.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
#[non_exhaustive]
pub struct LuckReport {
    /// From the opening: which side begins.
    pub opening: f64,
    /// From throws that do not cascade.
    pub throws: f64,
    /// From doublets that cascade, with the worth of remainders that passed on.
    pub cascades: f64,
    /// From remainders received.
    pub gifts: f64,
}

impl LuckReport {
    /// The sum of the four parts.
    #[must_use]
    pub fn total(&self) -> f64 {
        self.opening + self.throws + self.cascades + self.gifts
    }
}

/// Totals of one side.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
#[non_exhaustive]
pub struct SideReport {
    /// Number of decisions; forced plays are not counted.
    pub decisions: u64,
    /// Number of stages with only one play.
    pub forced: u64,
    /// Number of doubtful plays.
    pub doubtful: u64,
    /// Number of errors.
    pub errors: u64,
    /// Number of blunders.
    pub blunders: u64,
    /// Sum of the losses of all decisions, in units.
    pub loss: f64,
    /// Number of throws, without those of the opening.
    pub throws: u64,
    /// Number of these throws that are doublets that cascade.
    pub cascades: u64,
    /// Number of remainders received.
    pub gifts: u64,
    /// The luck, in units.
    pub luck: LuckReport,
}

impl SideReport {
    /// 500 times the mean loss per decision; `None` without decisions.
    #[must_use]
    pub fn rating(&self) -> Option<f64> {
        (self.decisions > 0).then(|| RATING * self.loss / self.decisions as f64)
    }
}

/// The report on a whole record.
#[derive(Debug, Clone, PartialEq, Default)]
#[non_exhaustive]
pub struct Report {
    /// The totals of White and of Black.
    pub sides: [SideReport; 2],
    /// The mistakes with the largest losses, largest first; of equal ones the earlier first.
    pub mistakes: Vec<Decision>,
}

impl Report {
    /// The totals of one side.
    #[must_use]
    pub const fn side(&self, side: Side) -> &SideReport {
        &self.sides[side.index()]
    }

    /// Adds one finding to the totals.
    pub fn add(&mut self, finding: &Finding) {
        match finding {
            Finding::Decision(decision) => self.decided(decision),
            Finding::Luck(luck) => self.thrown(luck),
            Finding::Received(ReceivedGift { to, worth, .. }) => {
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
