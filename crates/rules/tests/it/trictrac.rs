//! Trictrac (TC-1 to TC-9): the crate against the rulings, which a second scorer states anew.

mod cases;
mod machine;
mod page;
mod rulings;
mod sample;
mod score;
mod texts;

use std::collections::{BTreeMap, BTreeSet};

use fastrand::Rng;
use rosespring_rules::trictrac::{
    Change, Choice, Grande, JudgedThrow, Phase, Position, Turn, WrongPhase, judge,
};
use rosespring_rules::{Board, Dice, Side};

use self::rulings::{Case, Men, Verdict, count, is_out, sorted};
use self::score::Score;

/// Random positions unless the environment says otherwise, each under 21 throws.
const POSITIONS: usize = 200;
/// Random games; with `ROSESPRING_AGREE` one for a hundred positions.
const GAMES: usize = 3;

fn positions() -> Option<usize> {
    let text = std::env::var("ROSESPRING_AGREE").ok()?;
    Some(text.parse().expect("ROSESPRING_AGREE counts positions"))
}

/// The board of White's and Black's men.
fn board(white: &Men, black: &Men) -> Board {
    let men = |men: &Men| {
        let points: Vec<_> = (1..=24)
            .map(|point| (point, count(men, point) as u8))
            .collect();
        rosespring_rules::Men::from_points(&points).expect("fifteen men at most")
    };
    Board::new(men(white), men(black))
}

/// Judges a case by the crate.
fn judge_case(case: &Case) -> JudgedThrow {
    let board = board(&case.mine, &case.theirs);
    let dice = Dice::from_numbers(case.dice.0, case.dice.1).expect("a throw");
    judge(&board, Side::White, dice, case.throw)
}

/// The men of a side of the crate as a list; those that stand nowhere are off.
fn listed(men: rosespring_rules::Men) -> Men {
    let on_points = men.points();
    let mut list: Men = on_points
        .flat_map(|(point, men)| vec![point.get(); usize::from(men)])
        .collect();
    list.resize(15, 0);
    sorted(list)
}

fn verdict_of(judged: &JudgedThrow) -> Verdict {
    let mut events: Vec<_> = judged
        .events
        .iter()
        .map(|event| {
            let is_mine = event.side == judged.thrower;
            (event.kind.to_string(), event.points, is_mine)
        })
        .collect();
    events.sort();
    let ends = judged.ends().into_iter().map(listed).collect();
    Verdict { events, ends }
}

/// Which events a run met, and how often.
type Tally = BTreeMap<&'static str, usize>;

fn compare(case: &Case, tally: &mut Tally) {
    let judged = judge_case(case);
    let wanted = case.verdict();
    assert_eq!(verdict_of(&judged), wanted, "{case:?}");
    for event in &judged.events {
        *tally.entry(event.kind.name()).or_default() += 1;
        assert!(
            event.points > 0 && event.points % 2 == 0,
            "{case:?}: {event}"
        );
    }
}

#[test]
fn the_crate_agrees_with_the_rulings_on_random_positions() {
    let mut rng = Rng::with_seed(1776);
    let mut tally = Tally::new();
    let count = positions().unwrap_or(POSITIONS);
    for _ in 0..count {
        let [mine, theirs] = sample::position(&mut rng);
        for (dice, _) in Dice::ALL_21 {
            let case = Case {
                mine: mine.clone(),
                theirs: theirs.clone(),
                dice: (dice.first.get(), dice.second.get()),
                throw: rng.u16(1..5),
            };
            compare(&case, &mut tally);
        }
    }
    println!("{count} positions, 21 throws each: {tally:?}");
    assert_eq!(tally.len(), 10, "every kind of event was met: {tally:?}");
}

/// A game by the crate, with the marks of the rulings beside it.
struct Match {
    position: Position,
    men: [Men; 2],
    score: Score,
    throws: [u16; 2],
    changes: Vec<Change>,
    grande: Grande,
    length: usize,
}

impl Match {
    fn new(grande: Grande) -> Self {
        Self {
            position: Position::start(grande),
            men: [vec![24; 15], vec![24; 15]],
            score: Score::default(),
            throws: [0, 0],
            changes: Vec::new(),
            grande,
            length: 0,
        }
    }

    fn restart(&mut self) {
        self.men = [vec![24; 15], vec![24; 15]];
        self.throws = [0, 0];
    }

    /// Throws, stays or goes, and plays at random until somebody has twelve holes.
    fn play(&mut self, rng: &mut Rng, tally: &mut Tally) {
        loop {
            let dice = Dice::ALL_21[rng.usize(..21)].0;
            let dice = if rng.bool() {
                dice
            } else {
                Dice::new(dice.second, dice.first)
            };
            let before = self.position;
            self.position = before
                .throw(dice, &mut self.changes)
                .expect("a throw is due");
            let side = match (before.phase(), dice.opening_winner()) {
                (Phase::Throw(side), _) | (Phase::Opening, Some(side)) => side,
                _ => continue,
            };
            if !self.turn(Turn { side, dice }, rng, tally) {
                return;
            }
        }
    }

    /// Goes on after a throw; `false` once the game is over.
    fn turn(&mut self, turn: Turn, rng: &mut Rng, tally: &mut Tally) -> bool {
        let (own, other) = (turn.side.index(), turn.side.other().index());
        self.length += 1;
        self.throws[own] += 1;
        let case = Case {
            mine: self.men[own].clone(),
            theirs: self.men[other].clone(),
            dice: (turn.dice.first.get(), turn.dice.second.get()),
            throw: self.throws[own],
        };
        compare(&case, tally);
        let verdict = case.verdict();
        let [mine, theirs] = verdict.sums();
        let holes = self.score.mark(own, mine);
        if self.score.holes(own) >= 12 {
            return self.over(turn.side);
        }
        if holes > 0 {
            assert_eq!(self.position.phase(), Phase::Choose(turn));
            *tally.entry("choice").or_default() += 1;
            let choice = if rng.bool() { Choice::Stay } else { Choice::Go };
            self.position = self
                .position
                .choose(choice, &mut self.changes)
                .expect("a choice");
            if choice == Choice::Go {
                self.score.go();
                self.restart();
                return self.check(Phase::Throw(turn.side));
            }
        }
        if let Some(end) = nth(&verdict.ends, rng) {
            assert_eq!(self.position.phase(), Phase::Play(turn));
            let judged = self.position.judged().expect("a throw to play");
            let men = judged.ends().into_iter().find(|&men| listed(men) == end);
            let men = men.expect("the end is legal");
            self.position = self.position.play(men, &mut self.changes).expect("legal");
            self.men[own] = end;
        }
        self.score.mark(other, theirs);
        if self.score.holes(other) >= 12 {
            return self.over(turn.side.other());
        }
        if is_out(&self.men[own]) {
            *tally.entry("new start").or_default() += 1;
            self.restart();
            return self.check(Phase::Throw(turn.side));
        }
        self.check(Phase::Throw(turn.side.other()))
    }

    fn check(&self, phase: Phase) -> bool {
        let position = &self.position;
        assert_eq!(position.phase(), phase);
        for side in Side::ALL {
            let index = side.index();
            assert_eq!(listed(position.board().men(side)), self.men[index]);
            assert_eq!(position.throws(side), self.throws[index]);
            let marks = position.marks();
            assert_eq!(u32::from(marks.points(side)), self.score.points(index));
            assert_eq!(u32::from(marks.holes(side)), self.score.holes(index));
        }
        true
    }

    fn over(&self, winner: Side) -> bool {
        let units = self.score.units(winner.index(), self.grande == Grande::On);
        assert_eq!(self.position.phase(), Phase::Over { winner, units });
        let holes = u32::from(self.position.marks().holes(winner));
        assert_eq!(holes, self.score.holes(winner.index()));
        assert_eq!(self.changes.last(), Some(&Change::Over { winner, units }));
        let thrown = self.position.throw(Dice::ALL_21[0].0, &mut ());
        assert_eq!(thrown, Err(WrongPhase::NoThrow));
        false
    }
}

fn nth(ends: &BTreeSet<Men>, rng: &mut Rng) -> Option<Men> {
    let len = ends.len();
    (len > 0)
        .then(|| ends.iter().nth(rng.usize(..len)).cloned())
        .flatten()
}

#[test]
fn random_games_end_with_twelve_holes_and_agree_at_every_throw() {
    let mut rng = Rng::with_seed(82);
    let mut tally = Tally::new();
    let mut lengths = Vec::new();
    let mut doubled = 0;
    for game in 0..positions().map_or(GAMES, |count| count / 100) {
        let grande = if game % 2 == 0 {
            Grande::On
        } else {
            Grande::Off
        };
        let mut game = Match::new(grande);
        game.play(&mut rng, &mut tally);
        lengths.push(game.length);
        doubled += usize::from(matches!(
            game.position.phase(),
            Phase::Over { units: 2, .. }
        ));
    }
    let throws: usize = lengths.iter().sum();
    let (games, mean) = (lengths.len(), throws / lengths.len());
    let longest = lengths.iter().max();
    println!(
        "{games} games, {mean} throws on average, {longest:?} at most, {doubled} for two units"
    );
    println!("{tally:?}");
    assert!(tally["choice"] > games, "{tally:?}");
}

#[test]
fn the_throws_from_the_start_are_counted_exactly() {
    let start = vec![24; 15];
    let (mut first, mut second) = (0, 0);
    for (dice, _) in Dice::ALL_21 {
        let dice = (dice.first.get(), dice.second.get());
        let case = Case {
            mine: start.clone(),
            theirs: start.clone(),
            dice,
            throw: 1,
        };
        let judged = judge_case(&case);
        let wanted = if matches!(dice, (6, 5) | (6, 6)) {
            1
        } else {
            2
        };
        assert_eq!(judged.ends().len(), wanted, "{dice:?}");
        first += wanted;
        for end in judged.ends() {
            for (dice, _) in Dice::ALL_21 {
                let reply = Case {
                    mine: start.clone(),
                    theirs: listed(end),
                    dice: (dice.first.get(), dice.second.get()),
                    throw: 1,
                };
                second += judge_case(&reply).ends().len();
            }
        }
    }
    assert_eq!((first, second), (40, 1_600));
}
