//! Players: by chance, by a rule, and by a net.

use std::sync::Arc;

use rosespring_rules::trictrac::{Choice, JudgedThrow, Phase, Position, Turn, judge};
use rosespring_rules::{Dice, Men, Side};

use super::net::Net;
use super::standing::{CHOICES, Standing};

/// What a player does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Decision {
    /// Stays or goes.
    Choose(Choice),
    /// Plays the throw to these men.
    Play(Men),
}

/// Chooses and plays. A `&mut dyn Player` can take either seat.
pub trait Player {
    /// Returns the decision in a position in which one is due; `None` in other phases.
    fn decide(&mut self, position: &Position) -> Option<Decision>;
}

/// Chooses and plays by chance.
#[derive(Debug, Clone)]
pub struct RandomPlayer {
    rng: fastrand::Rng,
}

impl RandomPlayer {
    /// Returns a player with these random numbers.
    #[must_use]
    pub const fn new(rng: fastrand::Rng) -> Self {
        Self { rng }
    }
}

impl Player for RandomPlayer {
    fn decide(&mut self, position: &Position) -> Option<Decision> {
        match position.phase() {
            Phase::Choose(_) => Some(Decision::Choose(CHOICES[usize::from(self.rng.bool())])),
            Phase::Play(_) => {
                let plays = position.judged()?.plays;
                Some(Decision::Play(plays[self.rng.usize(..plays.len())].men))
            }
            _ => None,
        }
    }
}

/// What a [`PointsPlayer`] counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CountedPoints {
    /// Its own points at its own next throw.
    Own,
    /// What it would gain on the other side at the next throw of each, its own and the other's.
    Balance,
}

/// Chooses the play with the most points on average at the next throw, the first of equal ones,
/// and always stays or always goes.
#[derive(Debug, Clone, Copy)]
pub struct PointsPlayer {
    counted: CountedPoints,
    choice: Choice,
}

impl PointsPlayer {
    /// Returns a player that counts these points and always chooses so.
    #[must_use]
    pub const fn new(counted: CountedPoints, choice: Choice) -> Self {
        Self { counted, choice }
    }

    fn value(self, standing: &Standing, side: Side) -> i32 {
        let [own, given] = next_points(standing, side);
        match self.counted {
            CountedPoints::Own => own,
            CountedPoints::Balance => {
                let [theirs, mine] = next_points(standing, side.other());
                own - given - theirs + mine
            }
        }
    }
}

impl Player for PointsPlayer {
    fn decide(&mut self, position: &Position) -> Option<Decision> {
        match position.phase() {
            Phase::Choose(_) => Some(Decision::Choose(self.choice)),
            Phase::Play(turn) => {
                let judged = position.judged()?;
                let value = |men| {
                    let after = Standing::after_play(position, turn, &judged, men);
                    self.value(&after, turn.side)
                };
                first_best(&judged, value).map(|(men, _)| Decision::Play(men))
            }
            _ => None,
        }
    }
}

/// Returns the points of a side's next throw, for this side and for the other, summed over all 36
/// throws, if the other side does not move before.
fn next_points(standing: &Standing, side: Side) -> [i32; 2] {
    let throw_number = standing.throws_of(side).saturating_add(1);
    let mut sums = [0; 2];
    for (dice, weight) in Dice::ALL_21 {
        let judged = judge(&standing.board, side, dice, throw_number);
        for (sum, side) in sums.iter_mut().zip([side, side.other()]) {
            *sum += i32::from(weight) * i32::from(judged.points(side));
        }
    }
    sums
}

/// Returns the first of the plays with the highest value.
fn first_best<T: PartialOrd>(
    judged: &JudgedThrow,
    mut value: impl FnMut(Men) -> T,
) -> Option<(Men, T)> {
    let mut best = None;
    for play in &judged.plays {
        let value = value(play.men);
        if best.as_ref().is_none_or(|(_, best)| value > *best) {
            best = Some((play.men, value));
        }
    }
    best
}

/// The values of both choices for the side that has them.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RatedChoice {
    /// The chance to win after the best play of this throw.
    pub stay: f32,
    /// The chance to win after a new start.
    pub go: f32,
}

impl RatedChoice {
    /// Returns the better choice.
    #[must_use]
    pub fn best(self) -> Choice {
        if self.go > self.stay {
            Choice::Go
        } else {
            Choice::Stay
        }
    }
}

/// Chooses what gives the best chance to win by a net.
#[derive(Debug, Clone)]
pub struct NetPlayer {
    net: Arc<Net>,
    forced: Option<Choice>,
}

impl NetPlayer {
    /// Returns a player by this net.
    #[must_use]
    pub const fn new(net: Arc<Net>) -> Self {
        Self { net, forced: None }
    }

    /// Returns this player with its choice to stay or to go replaced by one that never changes.
    #[must_use]
    pub fn with_choice(self, choice: Choice) -> Self {
        let forced = Some(choice);
        Self { forced, ..self }
    }

    /// Returns the chance that `side` wins from a standing.
    #[must_use]
    pub fn win(&self, standing: &Standing, side: Side) -> f32 {
        if let Some(winner) = standing.marks.winner() {
            return if winner == side { 1.0 } else { 0.0 };
        }
        let win = self.net.estimate(standing).win;
        if standing.to_throw == side {
            win
        } else {
            1.0 - win
        }
    }

    /// Returns the chance of the thrower to win after each legal play, in the order of the plays.
    #[must_use]
    pub fn rate_plays(&self, position: &Position, turn: Turn, judged: &JudgedThrow) -> Vec<f32> {
        let after = |men| Standing::after_play(position, turn, judged, men);
        let plays = judged.plays.iter();
        plays
            .map(|play| self.win(&after(play.men), turn.side))
            .collect()
    }

    /// Returns the chances of the thrower to win if it stays, and if it goes.
    #[must_use]
    pub fn rate_choices(&self, position: &Position, turn: Turn) -> RatedChoice {
        let judged = judge(
            position.board(),
            turn.side,
            turn.dice,
            position.throws(turn.side),
        );
        let plays = self.rate_plays(position, turn, &judged);
        let unmoved = position.board().men(turn.side);
        let stay = plays.into_iter().reduce(f32::max).unwrap_or_else(|| {
            let after = Standing::after_play(position, turn, &judged, unmoved);
            self.win(&after, turn.side)
        });
        let go = self.win(&Standing::after_going(position, turn), turn.side);
        RatedChoice { stay, go }
    }
}

impl Player for NetPlayer {
    fn decide(&mut self, position: &Position) -> Option<Decision> {
        match position.phase() {
            Phase::Choose(turn) => {
                let choice = self.forced;
                let choice = choice.unwrap_or_else(|| self.rate_choices(position, turn).best());
                Some(Decision::Choose(choice))
            }
            Phase::Play(turn) => {
                let judged = position.judged()?;
                let win = |men| {
                    let after = Standing::after_play(position, turn, &judged, men);
                    self.win(&after, turn.side)
                };
                first_best(&judged, win).map(|(men, _)| Decision::Play(men))
            }
            _ => None,
        }
    }
}
