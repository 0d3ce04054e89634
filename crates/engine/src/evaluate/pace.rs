//! How many throws a side needs for its pips.

use rosespring_rules::{Count, Doublets, Position, Side};

use super::exp::exp;

/// The mean pips of a throw whose doublets are played four times: 294/36.
const PLAIN_PIPS: f32 = 8.1667;
/// The mean pips of a throw whose doublets are played twice: 252/36.
const PIPS_TWICE: f32 = 7.0;
/// The mean pips of a throw to which a 6 is added.
const PIPS_AND_SIX: f32 = PIPS_TWICE + 6.0;
/// The mean pips of a throw whose doublets cascade: 574/36.
const CASCADE_PIPS: f32 = 15.944;

/// The logarithm of the probability that a throw is not a doublet.
const LN_FIVE_SIXTHS: f32 = -0.182_321_56;

/// The speed at which a side travels.
pub(super) struct Pace {
    /// The number of throws before doublets cascade; `None` if they never do.
    plain_throws: Option<f32>,
    /// The mean pips of a throw whose doublets do not cascade.
    plain_pips: f32,
}

impl Pace {
    pub(super) fn of(position: &Position, side: Side) -> Self {
        let (own, other) = (position.throws(side), position.throws(side.other()));
        let plain_throws = match position.rules().doublets {
            Doublets::FourTimes
            | Doublets::Twice
            | Doublets::TwiceAndSix
            | Doublets::OfChoice
            | Doublets::Named => None,
            Doublets::Cascade {
                after,
                count: Count::PerPlayer,
                ..
            } => Some(f32::from(u16::from(after).saturating_sub(own))),
            Doublets::Cascade {
                after,
                count: Count::WholeGame,
                ..
            } => {
                let made = own.saturating_add(other);
                Some(f32::from(u16::from(after).saturating_sub(made)) / 2.0)
            }
        };
        Self {
            plain_throws,
            plain_pips: match position.rules().doublets {
                Doublets::Twice => PIPS_TWICE,
                Doublets::TwiceAndSix => PIPS_AND_SIX,
                Doublets::FourTimes
                | Doublets::OfChoice
                | Doublets::Named
                | Doublets::Cascade { .. } => PLAIN_PIPS,
            },
        }
    }

    pub(super) fn throws(&self, pips: f32) -> f32 {
        let plain = self.plain_throws.unwrap_or(f32::INFINITY);
        if pips <= plain * self.plain_pips {
            pips / self.plain_pips
        } else {
            plain + (pips - plain * self.plain_pips) / CASCADE_PIPS
        }
    }

    /// The expected throws if each doublet that cascades, one throw in six, brings all men home.
    pub(super) fn throws_to_doublet(&self, pips: f32) -> f32 {
        let throws = pips / self.plain_pips;
        match self.plain_throws {
            Some(plain) if throws > plain => {
                plain + 6.0 * (1.0 - exp(LN_FIVE_SIXTHS * (throws - plain)))
            }
            _ => throws,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cascade_makes_the_journey_shorter() {
        let plain = Pace {
            plain_throws: None,
            plain_pips: PLAIN_PIPS,
        };
        let cascade = Pace {
            plain_throws: Some(3.0),
            ..plain
        };

        assert!(cascade.throws(360.0) < plain.throws(360.0));
        assert!(cascade.throws_to_doublet(360.0) < 9.0);
        assert_eq!(cascade.throws(16.0), plain.throws(16.0));
    }

    #[test]
    fn doublets_played_twice_are_slower_and_a_six_is_faster() {
        let pace = |name| {
            let rules = rosespring_rules::Rules::preset(name).expect("a preset");
            Pace::of(&Position::started_by(rules, Side::White), Side::White)
        };
        assert!((pace("irish").throws(167.0) - 167.0 / 7.0).abs() < 1e-4);
        assert!((pace("ludus-anglicorum").throws(130.0) - 10.0).abs() < 1e-4);
        assert!(pace("irish").throws(167.0) > pace("backgammon").throws(167.0));
    }
}
