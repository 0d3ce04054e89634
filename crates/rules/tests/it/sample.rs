//! Random positions: from games played at random, and built on purpose where rules meet.

use std::sync::OnceLock;

use fastrand::Rng;
use rosespring_rules::{Die, GameKind, Position};

use crate::bridge::{ends_of, from_position, to_position};
use crate::brute::facing;
use crate::model::{BAR, Both, HAND, OFF, Options, PINNED, PLACES, Phase, Pos, Six};

/// Rules with other options that are compared beside the presets. Games that are not among them are
/// compared with each value of each option ([`variants`]).
const VARIANTS: [&str; 34] = [
    "gul-bara~compulsion=most",
    "gul-bara~compulsion=free",
    "gul-bara~remainder_order=stop-at-first",
    "gul-bara~remainder_order=stop-at-first~compulsion=free",
    "gul-bara~unstarted=lost",
    "gul-bara~count=whole-game",
    "gul-bara~after=0~opening=play-opening-dice",
    "gul-bara:2007~compulsion=free",
    "gul-bara:bulgarian~next_game=winner-leads",
    "gioul~compulsion=most",
    "gioul~compulsion=free~unstarted=lost",
    "gioul~remainder=lost~after=1",
    "tawula~re_entry=may-double",
    "tawula~free_point=off",
    "tawula~capote=off",
    "tawula~compulsion=free",
    "tawula~compulsion=most",
    "tawula:falkener~re_entry=may-double~compulsion=free",
    "tawula:falkener~free_point=off~capote=off",
    "tawula:falkener~compulsion=most~re_entry=may-double",
    "backgammon~compulsion=free",
    "backgammon~compulsion=most~opening=throw-again",
    "fevga~compulsion=free",
    "fevga:stuck~compulsion=most",
    "fevga~own_table_most=3~opp_table_most=4",
    "fevga~own_table_most=1~opp_table_most=1~must_open=off",
    "moultezim~compulsion=free~must_open=stuck",
    "moultezim~compulsion=most~must_open=one-point",
    "narde~compulsion=free",
    "narde~compulsion=most",
    "narde:step~compulsion=free",
    "narde:blocked~prime_check=step~compulsion=most",
    "jacquet~compulsion=free",
    "jacquet~compulsion=most~double=off",
];

/// [`VARIANTS`], and every option of games that are not among them, each value once.
pub(crate) fn variants() -> impl Iterator<Item = &'static str> {
    static OTHERS: OnceLock<Vec<String>> = OnceLock::new();
    let others = OTHERS.get_or_init(|| {
        let known = |game: &GameKind| VARIANTS.iter().any(|text| text.starts_with(game.name()));
        let games = GameKind::all().filter(|game| !known(game));
        games.flat_map(options_of).collect()
    });
    VARIANTS
        .into_iter()
        .chain(others.iter().map(String::as_str))
}

fn options_of(game: GameKind) -> Vec<String> {
    let options = game.declaration().options.iter();
    let texts = options.flat_map(|option| {
        let names = option.values.names();
        let values = if names.is_empty() { &["0", "2"] } else { names };
        values
            .iter()
            .map(move |value| format!("{game}~{}={value}", option.name))
    });
    texts.collect()
}

/// A throw: two dice from 1 to 6.
pub(crate) fn dice(rng: &mut Rng) -> (u8, u8) {
    (rng.u8(1..=6), rng.u8(1..=6))
}

/// A game played at random, one position after the other.
pub(crate) struct Walk {
    rules: Options,
    position: Position,
}

impl Walk {
    pub(crate) fn new(rules: &str) -> Self {
        let options = Options::read(rules).expect("the rules read");
        let position = to_position(&Pos::start(rules)).expect("a start");
        Self {
            rules: options,
            position,
        }
    }

    /// The next position in which somebody is to throw or to play; a new game after the last.
    pub(crate) fn step(&mut self, rng: &mut Rng) -> Pos {
        use rosespring_rules::Phase as CratePhase;
        self.position = match self.position.phase() {
            CratePhase::Opening | CratePhase::Throw(_) => {
                let (first, second) = dice(rng);
                let dice = crate::bridge::dice(first, second);
                self.position.throw(dice, &mut ()).expect("a throw is due")
            }
            CratePhase::Name(_) => {
                let number = Die::ALL[rng.usize(..6)];
                let named = self.position.name(number, &mut ());
                named.expect("a doublet is to be named")
            }
            CratePhase::Play(_) => {
                let ends = ends_of(&self.position);
                self.position.after(&ends[rng.usize(..ends.len())], &mut ())
            }
            CratePhase::Over(_) => {
                let phase = Phase::Throw(rng.usize(..2));
                let start = Pos::start(&self.rules.text);
                to_position(&Pos { phase, ..start }).expect("a start")
            }
        };
        from_position(&self.rules, &self.position)
    }
}

/// How the men of one side are laid out.
#[derive(Clone, Copy)]
enum Layout {
    /// Anywhere.
    Spread,
    /// At home or nearly.
    Late,
    /// A run of points held, the rest anywhere.
    Wall,
    /// In the entry table, in hand and on the bar.
    Early,
    /// Hardly any men left.
    Few,
}

/// A position that need not come about in a game but is one.
pub(crate) fn built(rules: &Options, rng: &mut Rng) -> Pos {
    let layouts = [
        Layout::Spread,
        Layout::Late,
        Layout::Wall,
        Layout::Early,
        Layout::Few,
    ];
    let mut men = [[0; PLACES]; 2];
    let first = rng.usize(..2);
    if rules.laid {
        return built_of_laid(rules, rng);
    }
    for side in [first, 1 - first] {
        lay_out(
            rules,
            &mut men,
            side,
            layouts[rng.usize(..layouts.len())],
            rng,
        );
    }
    if rules.six != Six::Free && rng.u8(..3) == 0 {
        imprison(rules, &mut men, first, rng);
    }
    if rules.pins {
        pin(rules, &mut men, rng);
    }
    let thrower = rng.usize(..2);
    let throws = [rng.u16(..7), rng.u16(..7)];
    Pos {
        rules: rules.clone(),
        men,
        throws,
        phase: Phase::Throw(thrower),
    }
}

/// Men of which each keeps its point, standing, lying or off (DU-2).
fn built_of_laid(rules: &Options, rng: &mut Rng) -> Pos {
    let mut men = [[0; PLACES]; 2];
    for (side, men) in men.iter_mut().enumerate() {
        let (stand, most) = (rng.bool(), rng.i8(0..=3));
        for point in 1..=6 {
            let standing = rules.start[side][6 + point];
            let all = standing + rules.start[side][point];
            if stand {
                men[6 + point] = rng.i8(0..=standing.min(most));
                men[point] = all - men[6 + point];
            } else {
                men[point] = rng.i8(0..=all.min(most));
                men[OFF] += all - men[point];
            }
        }
        if men[OFF] == rules.all_men() {
            (men[OFF], men[6]) = (rules.all_men() - 1, 1);
        }
    }
    Pos {
        rules: rules.clone(),
        men,
        throws: [rng.u16(..7), rng.u16(..7)],
        phase: Phase::Throw(rng.usize(..2)),
    }
}

/// Leaves few men on the start points now and then, and puts some men under those of the other
/// side: PL-2 to PL-4.
fn pin(rules: &Options, men: &mut Both, rng: &mut Rng) {
    for side in 0..2 {
        if rng.bool() {
            let (waiting, spare) = (rng.i8(0..3), men[side][24]);
            men[side][24] = 0;
            let left = put(rules, men, side, 24, waiting.min(spare));
            let point = rng.usize(2..=23);
            let moved = put(rules, men, side, point, spare - left);
            men[side][OFF] += spare - left - moved;
        }
    }
    for _ in 0..rng.usize(..40) {
        let side = rng.usize(..2);
        let from = rng.usize(1..=24);
        let to = if rng.u8(..4) == 0 {
            24
        } else {
            rng.usize(1..=24)
        };
        let covers = men[1 - side][PINNED + facing(rules, from)] > 0;
        let is_spare = men[side][from] > 1 || men[side][from] == 1 && !covers;
        let is_free = men[side][to] == 0 && men[side][PINNED + to] == 0;
        let other = facing(rules, to);
        if is_spare && is_free && men[1 - side][other] > 0 {
            men[side][from] -= 1;
            men[side][PINNED + to] = 1;
        }
    }
}

/// Builds five or six consecutive points right before all men of `side`, of which one may be past
/// them: the rare positions that FE-5 and NA-4 are about.
fn imprison(rules: &Options, men: &mut Both, side: usize, rng: &mut Rng) {
    *men = [[0; PLACES]; 2];
    let point = rng.usize(7..=24);
    let gap = rng.usize(..8);
    let all = rules.all_men();
    let mut left = all;
    for before in (1..=6).filter(|&before| before != gap) {
        let wall = facing(rules, point - before);
        left -= put(rules, men, 1 - side, wall, rng.i8(1..=2));
    }
    let past = if rng.u8(..3) == 0 { 1 } else { 0 };
    put(rules, men, side, rng.usize(1..=6), past);
    let prisoners = rng.i8(1..=all - past);
    put(rules, men, side, point, prisoners);
    for _ in 0..60 {
        left -= put(
            rules,
            men,
            1 - side,
            rng.usize(1..=24),
            rng.i8(1..=3).min(left),
        );
    }
    for men in men {
        men[OFF] = all - men[1..].iter().sum::<i8>();
    }
}

fn lay_out(rules: &Options, men: &mut Both, side: usize, layout: Layout, rng: &mut Rng) {
    let all = rules.all_men();
    let mut left: i8 = match layout {
        Layout::Few => rng.i8(1..=all.min(4)),
        _ if rng.u8(..4) == 0 => rng.i8(1..=all),
        _ => all,
    };
    if matches!(layout, Layout::Wall) {
        let (lowest, thick) = (rng.usize(1..=19), rng.i8(1..=2));
        for point in lowest..lowest + rng.usize(3..=6) {
            left -= put(rules, men, side, point.min(24), thick.min(left));
        }
    }
    if rules.packed && (matches!(layout, Layout::Early) || rng.u8(..4) == 0) {
        men[side][HAND] = rng.i8(0..=left);
        left -= men[side][HAND];
        left -= put(rules, men, side, 24, 2.min(left));
    }
    if rules.names && (matches!(layout, Layout::Early) || rng.u8(..4) == 0) {
        men[side][HAND] = rng.i8(0..=left);
        left -= men[side][HAND];
    }
    if rules.hits && rng.u8(..3) == 0 {
        let may_freeze = rules.single_from < 25;
        let most = if may_freeze { 6 } else { 3 };
        men[side][BAR] = rng.i8(0..=left.min(most));
        left -= men[side][BAR];
    }
    let (low, high) = match layout {
        Layout::Spread | Layout::Wall => (1, 24),
        Layout::Late => (1, if rng.bool() { 6 } else { 8 }),
        Layout::Early => (13, 24),
        Layout::Few => (1, 14),
    };
    for _ in 0..60 {
        let point = rng.usize(low..=high);
        left -= put(rules, men, side, point, rng.i8(1..=3).min(left));
    }
    if (1..=HAND).all(|slot| men[side][slot] == 0) {
        // A side that has nobody left has won; leave it a man wherever there is room.
        (1..=24).find(|&point| put(rules, men, side, point, 1) == 1);
    }
    men[side][OFF] = all - men[side][1..].iter().sum::<i8>();
}

/// Puts up to `count` men on a point, as many as the rules let stand there.
fn put(rules: &Options, men: &mut Both, side: usize, point: usize, count: i8) -> i8 {
    if men[1 - side][facing(rules, point)] > 0 || rules.same && point > 18 {
        return 0;
    }
    let most = match point {
        24 if rules.packed => 2,
        19..=23 if rules.packed && rules.may_double => 2,
        14..=23 if rules.packed => 1,
        // Of the English game positions that no play leads to are compared too.
        13..=23 if point >= rules.single_from && !rules.and_six => 1,
        _ => 15,
    };
    let count = count.min(most - men[side][point]);
    men[side][point] += count;
    count
}

/// The position with a doublet to be named (AD-2).
pub(crate) fn with_name(pos: &Pos, rng: &mut Rng) -> Pos {
    let throws = [rng.u16(1..9), rng.u16(1..9)];
    let phase = Phase::Name(rng.usize(..2));
    Pos {
        throws,
        phase,
        ..pos.clone()
    }
}

/// The position with one or two plain numbers that were handed over (LA-3).
pub(crate) fn with_rest(pos: &Pos, rng: &mut Rng) -> Pos {
    let thrower = rng.usize(..2);
    let (first, second) = dice(rng);
    let mut stage = pos.rules.stage(first, second);
    let is_doublet = first == second;
    stage.truncate(match pos.rules.laid && is_doublet {
        true => 1, // of a doublet nothing passes (DU-4)
        false => rng.usize(1..=2),
    });
    Pos {
        throws: [rng.u16(1..9), rng.u16(1..9)],
        phase: Phase::Play {
            thrower,
            mover: 1 - thrower,
            stage,
            then: vec![],
            named: false,
        },
        ..pos.clone()
    }
}

/// The position with a remainder to be played, or a group in the middle of a cascade.
pub(crate) fn with_group(pos: &Pos, rng: &mut Rng) -> Pos {
    let mut pos = pos.clone();
    let thrower = rng.usize(..2);
    let number = rng.u8(1..=6);
    let mover = if pos.rules.remainder_is_lost || rng.u8(..4) == 0 {
        thrower
    } else {
        1 - thrower
    };
    let left = if mover == thrower {
        4
    } else {
        rng.usize(1..=4)
    };
    pos.throws = [rng.u16(4..9), rng.u16(4..9)];
    pos.phase = Phase::Play {
        thrower,
        mover,
        stage: vec![number; left],
        then: (number + 1..=6).collect(),
        named: false,
    };
    pos
}
