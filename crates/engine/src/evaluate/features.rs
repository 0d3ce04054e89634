//! The features of the hand-written evaluation.
//!
//! Every feature is measured for both sides in the same way, and the evaluation uses the
//! difference. So exchanging the sides of a position exchanges its value.

use rosespring_rules::{
    Contact, Doublets, Lock, Men, Phase, Point, Position, Rules, Side, SideSets, Turn,
};

use super::pace::Pace;

/// The number of features for the winning chance.
pub const FEATURES: usize = 34;

/// The number of features for the chance that a win is a large one.
pub const LARGE_WIN_FEATURES: usize = 12;

/// A set of points, bit n for point n; bit 25 the bar, bit 26 the hand.
type Places = u32;

const BAR: usize = 25;
const HAND: usize = 26;
const HOME: Places = 0x7E;
const MEN: f32 = 15.0;

/// The features of a position.
#[derive(Debug, Clone, Copy)]
pub struct Features {
    sides: [View; 2],
    /// The side that throws next; `None` in the opening and when the game is over.
    next: Option<Side>,
}

/// One side of a position.
#[derive(Debug, Clone, Copy)]
struct View {
    /// Men by place in the side's own numbering.
    men: [u8; 27],
    /// The side's points, bar and hand, without those of pinned men.
    held: Places,
    /// Points on which a man of the side is pinned.
    pinned: Places,
    /// Points on which the side pins a man.
    pinning: Places,
    /// Points on which the opponent blocks this side, in its own numbering.
    closed: Places,
    /// Points the side's own packing closes (TW-5).
    full: Places,
    /// The opponent's men by place, in the opponent's numbering.
    others: [u8; 27],
    /// The opponent's number of each of this side's points.
    across: [u8; 25],
    /// Pips to go, less the numbers of the current throw that are still to be played.
    pips: f32,
    /// Expected throws to go without obstacles, at the mean pips of a throw.
    throws: f32,
    /// Expected throws to go if every cascade brings all men home.
    throws_to_doublet: f32,
    entry_base: u8,
    hits: bool,
    /// Whether lone men are pinned.
    pins: bool,
    /// The number of the 36 throws that hit from each distance without obstacles.
    hit_chances: &'static [f32; 13],
    /// The place of the first man while no other may move (FE-2).
    first_man: Option<usize>,
    /// Whether few men a throw may leave 24 (NA-2).
    leaves_slowly: bool,
    /// The results of [`View::measure`].
    measured: [f32; FEATURES - 3],
}

impl Features {
    /// Measures a position.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let rules = position.rules();
        let counts = Side::ALL.map(|side| counts(rules, position.men(side)));
        let sides = Side::ALL.map(|side| View::new(position, rules, side, &counts));
        let next = match position.phase() {
            Phase::Throw(side) | Phase::Name(side) => Some(side),
            Phase::Play(turn) => Some(turn.thrower().other()),
            Phase::Opening | Phase::Over(_) => None,
        };
        Self { sides, next }
    }

    /// Returns the features for the winning chance of `side`. Those of the other side have the
    /// opposite sign.
    #[must_use]
    pub fn winning(&self, side: Side) -> [f32; FEATURES] {
        let (me, other) = (&self.sides[side.index()], &self.sides[side.other().index()]);
        let mut features = [0.0; FEATURES];
        let both = me.measured.iter().zip(&other.measured);
        for (feature, (own, other)) in features[3..].iter_mut().zip(both) {
            *feature = own - other;
        }
        let turn = match self.next {
            Some(next) if next == side => 1.0,
            Some(_) => -1.0,
            None => 0.0,
        };
        let length = (me.throws + other.throws + 1.0).sqrt();
        features[0] = turn / length;
        features[1] = (other.throws - me.throws) / length;
        features[2] = other.throws_to_doublet - me.throws_to_doublet;
        features
    }

    /// Returns the features for the chance that a win of `winner` is more than a single game.
    #[must_use]
    pub fn large_win(&self, winner: Side) -> [f32; LARGE_WIN_FEATURES] {
        let (winner_view, loser) = (
            &self.sides[winner.index()],
            &self.sides[winner.other().index()],
        );
        let to_go = winner_view.throws;
        let to_first = loser.throws_to_first_off();
        let entering: u8 = loser.men[19..].iter().sum();
        [
            1.0,
            to_go,
            to_first,
            (to_first - to_go) / (to_first + to_go + 1.0).sqrt(),
            f32::from(loser.outside()) / MEN,
            f32::from(entering) / MEN,
            f32::from(loser.men[HAND]) / 13.0,
            f32::from(loser.men[BAR]),
            loser.measured[STUCK],
            loser.measured[BEHIND_RUNS],
            f32::from(winner_view.men[0]) / MEN,
            f32::from(loser.men[HAND] + loser.men[BAR]).min(1.0),
        ]
    }

    /// Whether the mother of `loser` is pinned (PL-4).
    #[must_use]
    pub fn mother_is_pinned(&self, loser: Side) -> bool {
        self.sides[loser.index()].mother_is_pinned() > 0.0
    }

    /// Whether `loser` has borne off no man yet.
    #[must_use]
    pub fn none_off(&self, loser: Side) -> bool {
        self.sides[loser.index()].men[0] == 0
    }
}

/// Index in [`View::measure`]: the share of men that no number moves.
const STUCK: usize = 2;
/// Index in [`View::measure`]: the men behind runs of points.
const BEHIND_RUNS: usize = 6;

fn counts(rules: &Rules, men: Men) -> [u8; 27] {
    let mut counts = [0; 27];
    counts[0] = men.off();
    for point in Point::all() {
        counts[usize::from(point.get())] = men.standing(rules, point);
    }
    counts[BAR] = men.bar();
    counts[HAND] = men.hand(rules);
    counts
}

impl View {
    fn new(position: &Position, rules: &Rules, side: Side, counts: &[[u8; 27]; 2]) -> Self {
        let men = counts[side.index()];
        let others = &counts[side.other().index()];
        let sets = SideSets::new(rules, position.men(side), position.men(side.other()));
        let mut across = [0; 25];
        for point in Point::all() {
            across[usize::from(point.get())] = rules.movement.facing(point).get();
        }
        let pips = f32::from(position.pips(side)) - pending(position, side);
        let mut view = Self {
            men,
            held: sets.held(),
            pinned: position.men(side).pinned(rules),
            pinning: rules
                .movement
                .facing_set(position.men(side.other()).pinned(rules)),
            closed: sets.closed(),
            full: sets.full(),
            others: *others,
            across,
            pips: pips.max(0.0),
            throws: 0.0,
            throws_to_doublet: 0.0,
            entry_base: rules.entry_base.get(),
            hits: rules.contact == Contact::BlotIsHit,
            pins: rules.contact == Contact::BlotIsPinned,
            hit_chances: match rules.doublets {
                Doublets::Twice => &HIT_CHANCES_TWICE,
                Doublets::TwiceAndSix => &HIT_CHANCES_AND_SIX,
                _ => &HIT_CHANCES,
            },
            first_man: sets
                .is_locked()
                .then(|| sets.held().trailing_zeros() as usize),
            leaves_slowly: matches!(rules.lock, Lock::Head(_)),
            measured: [0.0; FEATURES - 3],
        };
        let pace = Pace::of(position, side);
        view.throws = pace.throws(view.pips + view.waste());
        view.throws_to_doublet = pace.throws_to_doublet(view.pips + view.waste());
        view.measured = view.measure();
        view
    }

    fn outside(&self) -> u8 {
        self.men[7..].iter().sum()
    }

    /// An estimate of the pips wasted by bearing off from low points.
    fn waste(&self) -> f32 {
        let low = [1.8, 1.0, 0.5];
        let waste: f32 = low
            .iter()
            .zip(&self.men[1..])
            .map(|(waste, &men)| waste * f32::from(men))
            .sum();
        let is_over = self.men[1..].iter().all(|&men| men == 0);
        waste + if is_over { 0.0 } else { 4.0 }
    }

    /// Expected throws until the first man can be borne off.
    fn throws_to_first_off(&self) -> f32 {
        if self.men[0] > 0 {
            return 0.0;
        }
        let outside: f32 = (7_u8..=24)
            .map(|point| f32::from(point - 6) * f32::from(self.men[usize::from(point)]))
            .sum();
        let entering = f32::from(self.men[BAR]) * 19.0
            + f32::from(self.men[HAND]) * f32::from(self.entry_base - 6);
        (outside + entering + 3.0) / (self.pips + 1.0) * self.throws
    }

    fn measure(&self) -> [f32; FEATURES - 3] {
        let steps = self.steps();
        let quarter = |low: usize| -> f32 {
            let men: u8 = self.men[low..low + 6].iter().sum();
            f32::from(men) / MEN
        };
        let points_held = |low: u32| -> f32 {
            let held = self.holding() >> low & 0x3F;
            held.count_ones() as f32 / 6.0
        };
        let (behind, primed) = self.behind_runs();
        let stacked: u8 = self.men[7..=24].iter().map(|&m| m.saturating_sub(3)).sum();
        let rearmost = (31 - (self.held | 1).leading_zeros()) as f32 / 24.0;
        let entry_closed = (self.closed >> 19 & 0x3F).count_ones() as f32 / 6.0;
        let (bar, hand) = (f32::from(self.men[BAR]), f32::from(self.men[HAND]));
        [
            self.pips / 100.0,
            f32::from(self.men[0]) / MEN,
            steps.stuck,
            steps.dead,
            steps.thin,
            steps.blocked,
            behind,
            primed,
            quarter(19),
            quarter(13),
            quarter(7),
            quarter(1),
            points_held(19),
            points_held(13),
            points_held(7),
            points_held(1),
            f32::from(stacked) / MEN,
            self.exposed(),
            bar,
            bar.min(2.0) * entry_closed,
            hand / 13.0,
            hand.min(4.0) * entry_closed,
            rearmost,
            f32::from(self.men[1]) / MEN,
            if entry_closed == 1.0 {
                bar.min(1.0)
            } else {
                0.0
            },
            self.first_man
                .map_or(0.0, |place| (place as f32 - 11.0) / 13.0),
            if self.leaves_slowly {
                f32::from(self.men[24]) / MEN
            } else {
                0.0
            },
            self.held_back(),
            self.mother_is_pinned(),
            self.pinnable(),
            self.mother_in_danger(),
        ]
    }

    /// The points that this side holds against the other.
    fn holding(&self) -> Places {
        if !self.hits && !self.pins {
            return self.held & 0x01FF_FFFE;
        }
        (1..25)
            .filter(|&point| self.men[point] >= 2)
            .fold(self.pinning, |held, point| held | 1 << point)
    }

    /// Counts the steps that each number allows this side.
    fn steps(&self) -> Steps {
        let shut = self.closed | self.full;
        let home = self.held & !HOME == 0 && self.pinned == 0;
        let pinned = self.pinned.count_ones() as u8;
        let (mut stuck, mut blocked, mut able) = (pinned, 6 * pinned, [0_u8; 7]);
        for place in places(self.held) {
            let men = self.men[place];
            let start = if place == HAND {
                usize::from(self.entry_base)
            } else {
                place
            };
            let mut open = 0;
            for (number, able) in able.iter_mut().enumerate().skip(1) {
                let lands = start.saturating_sub(number);
                let may = if lands == 0 {
                    home || place > 6
                } else {
                    shut & 1 << lands == 0
                };
                if may {
                    open += 1;
                    let is_locked = self.first_man.is_some_and(|first| first != place);
                    *able += if is_locked { 0 } else { men };
                }
            }
            blocked += men * (6 - open);
            stuck += if open == 0 { men } else { 0 };
        }
        let count = |enough: u8| able[1..].iter().filter(|&&men| men < enough).count() as f32 / 6.0;
        Steps {
            stuck: f32::from(stuck) / MEN,
            blocked: f32::from(blocked) / (6.0 * MEN),
            dead: count(1),
            thin: count(4),
        }
    }

    /// Returns the share of men that stand before runs of closed points, weighted by the length of
    /// the run, and the share before a prime.
    fn behind_runs(&self) -> (f32, f32) {
        let (mut behind, mut primed) = (0.0, 0.0);
        let mut waiting: f32 = f32::from(self.men[BAR] + self.men[HAND]);
        let (mut run, mut before_run) = (0_u8, waiting);
        for point in (0..=24_usize).rev() {
            if point > 0 && self.closed & 1 << point != 0 {
                if run == 0 {
                    before_run = waiting;
                }
                run += 1;
                continue;
            }
            if run >= 3 {
                let weight = f32::from((run.min(6) - 2).pow(2));
                behind += weight * before_run / MEN;
            }
            if run >= 6 {
                primed += before_run / MEN;
            }
            run = 0;
            if point > 0 {
                waiting += f32::from(self.men[point]);
            }
        }
        (behind / 8.0, primed)
    }

    /// The expected pips that this side loses to hits of the next throw, in units of 24.
    fn exposed(&self) -> f32 {
        if !self.hits {
            return 0.0;
        }
        let mut lost = 0.0;
        for point in (1..=24_usize).filter(|&point| self.men[point] == 1) {
            lost += self.hit_chance(point) * (BAR - point) as f32 / 24.0;
        }
        lost
    }

    /// The pips before pinned men, in units of 24: a man that is pinned far from home stays long.
    fn held_back(&self) -> f32 {
        let pips: usize = places(self.pinned).sum();
        pips as f32 / 24.0
    }

    /// 1 if the last man on 24 is pinned (PL-4).
    fn mother_is_pinned(&self) -> f32 {
        (self.pinned >> 24 & 1) as f32
    }

    /// The expected pips before men that the next throw pins, in units of 24.
    fn pinnable(&self) -> f32 {
        if !self.pins {
            return 0.0;
        }
        let lone = self.held & 0x01FF_FFFE & !self.pinning;
        places(lone)
            .filter(|&point| self.men[point] == 1)
            .map(|point| self.hit_chance(point) * point as f32 / 24.0)
            .sum()
    }

    /// The chance that the next throw pins the last man on 24 (PL-4).
    fn mother_in_danger(&self) -> f32 {
        let is_alone = self.pins && self.held >> 24 & 1 != 0 && self.men[24] == 1;
        match is_alone && self.pinning >> 24 & 1 == 0 {
            true => self.hit_chance(24),
            false => 0.0,
        }
    }

    /// An estimate of the chance that the opponent hits a blot on `point`.
    fn hit_chance(&self, point: usize) -> f32 {
        let blot = usize::from(self.across[point]);
        let missed: f32 = self
            .hit_chances
            .iter()
            .enumerate()
            .filter(|&(distance, _)| self.others.get(blot + distance).is_some_and(|&men| men > 0))
            .map(|(_, chance)| 1.0 - chance / 36.0)
            .product();
        1.0 - missed
    }
}

/// The number of the 36 throws that hit from each distance without obstacles.
const HIT_CHANCES: [f32; 13] = [
    0.0, 11.0, 12.0, 14.0, 15.0, 15.0, 17.0, 6.0, 6.0, 5.0, 3.0, 2.0, 3.0,
];
/// The same where a doublet is played twice.
const HIT_CHANCES_TWICE: [f32; 13] = [
    0.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 6.0, 5.0, 4.0, 3.0, 2.0, 1.0,
];
/// The same where a 6 is added to every throw.
const HIT_CHANCES_AND_SIX: [f32; 13] = [
    0.0, 11.0, 12.0, 13.0, 14.0, 15.0, 36.0, 15.0, 15.0, 15.0, 15.0, 15.0, 16.0,
];

/// The mobility of a side.
struct Steps {
    /// The share of men that no number moves.
    stuck: f32,
    /// The share of numbers that move no man.
    dead: f32,
    /// The share of numbers that move fewer than four men.
    thin: f32,
    /// The share of all steps of all men that are blocked.
    blocked: f32,
}

fn places(mut places: Places) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = 31_u32.checked_sub(places.leading_zeros())?;
        places &= !(1 << place);
        Some(place as usize)
    })
}

/// The pips of the current throw that `side` still has to play.
fn pending(position: &Position, side: Side) -> f32 {
    let Some(turn) = position.turn().filter(|turn: &Turn| turn.mover() == side) else {
        return 0.0;
    };
    let now: u8 = turn
        .stage()
        .numbers()
        .iter()
        .map(|number| number.get())
        .sum();
    let then: u8 = turn.stage().then().map(|number| 4 * number.get()).sum();
    f32::from(now + then)
}

#[cfg(test)]
mod tests {
    use rosespring_rules::PRESETS;

    use super::*;

    #[test]
    fn features_change_sign_with_the_side() {
        for preset in PRESETS {
            let start = Position::started_by(preset.rules, Side::White);
            let position = start.throw("6-5".parse().unwrap(), &mut ()).unwrap();
            let play = position.plays().remove(0);
            let features = Features::of(&position.play(&play.steps, &mut ()).unwrap());
            let (white, black) = (features.winning(Side::White), features.winning(Side::Black));

            assert_eq!(white, black.map(|feature| -feature), "{}", preset.name);
            assert!(white.iter().any(|&feature| feature != 0.0));
        }
    }

    #[test]
    fn doublets_played_twice_hit_less_and_a_six_more() {
        for (chances, steps) in [(HIT_CHANCES, 4), (HIT_CHANCES_TWICE, 2)] {
            for (distance, chance) in (0..).zip(chances).skip(1) {
                let hits = |(first, second): (usize, usize)| match first == second {
                    true => (1..=steps).any(|count| count * first == distance),
                    false => [first, second, first + second].contains(&distance),
                };
                let throws = (1..=6).flat_map(|first| (1..=6).map(move |second| (first, second)));
                let count = throws.filter(|&throw| hits(throw)).count();
                assert_eq!(chance, count as f32, "from {distance}, {steps} steps");
            }
        }
        for (distance, chance) in (0..).zip(HIT_CHANCES_AND_SIX).skip(1) {
            let hits = |(first, second): (usize, usize)| {
                let sums = [0, first, second, first + second];
                sums.iter()
                    .any(|&sum| sum == distance || sum + 6 == distance)
            };
            let throws = (1..=6).flat_map(|first| (1..=6).map(move |second| (first, second)));
            let count = throws.filter(|&throw| hits(throw)).count();
            assert_eq!(chance, count as f32, "from {distance}, with a 6");
        }
    }
}
