//! Counts the facts that reasons tell, from the men and the legal plays alone.

use std::ops::RangeInclusive;

use rosespring_rules::{Compulsion, Contact, Dice, Mother, Phase, Point, Position, Side};

/// The men of a side by place: off, the points from 1 to 24, the bar and the hand.
fn places(position: &Position, side: Side) -> [f64; 27] {
    let men = position.men(side);
    let mut places = [0.0; 27];
    places[0] = f64::from(men.off());
    for (point, count) in men.points() {
        places[usize::from(point.get())] = f64::from(count);
    }
    for point in pinned(position, side) {
        places[point] += 1.0;
    }
    places[25] = f64::from(men.bar());
    places[26] = f64::from(men.hand(position.rules()));
    places
}

/// The points on which men of a side are pinned.
fn pinned(position: &Position, side: Side) -> Vec<usize> {
    let set = position.men(side).pinned(position.rules());
    (1..=24).filter(|point| set >> point & 1 == 1).collect()
}

/// The points with a single man of a side that can be hit or pinned.
fn exposed(position: &Position, side: Side) -> Vec<usize> {
    let mine = places(position, side);
    let (pinned_here, pinned_below) = (pinned(position, side), pinned(position, side.other()));
    let is_safe = |point: usize| {
        let facing = u8::try_from(point).ok().and_then(Point::new);
        let below = facing.map(|point| position.rules().movement.facing(point).get());
        pinned_here.contains(&point)
            || below.is_some_and(|point| pinned_below.contains(&usize::from(point)))
    };
    let single = (1..25).filter(|&point| mine[point] == 1.0);
    single.filter(|&point| !is_safe(point)).collect()
}

/// What a play of `side` that led to `after` leaves of a fact; `None` if this is not counted here.
pub(super) fn counted(name: &str, after: &Position, side: Side) -> Option<f64> {
    let rules = after.rules();
    let mine = places(after, side);
    let replied = |counts: fn(f64, bool) -> f64| -> f64 {
        let replies = replies(after, side).into_iter();
        let counted = replies.map(|(pips, in_full, ways)| ways * counts(pips, in_full));
        counted.sum()
    };
    Some(match name {
        "dead" => mine[1] + mine[2],
        "off" => mine[0],
        "bar" => places(after, side.other())[25],
        "hand" => mine[26],
        "heap" => mine[1..25].iter().map(|men| (men - 3.0).max(0.0)).sum(),
        "away" => mine[7..].iter().sum(),
        "gaps" if mine[7..].iter().all(|&men| men == 0.0) => {
            mine[1..=6].iter().filter(|&&men| men == 0.0).count() as f64
        }
        "gaps" => 0.0,
        "last" => last(&mine) as f64,
        "head" if rules.contact == Contact::BlotIsHit => 0.0,
        "head" => mine[24],
        "mother" if rules.mother == Mother::None => 0.0,
        "mother" => f64::from(exposed(after, side).contains(&24)),
        "risk" => replied(|pips, _| pips) / 36.0,
        "shots" => replied(|pips, _| f64::from(pips > 0.0)),
        // Where one may stop, a play that is listed may be the shorter one of two to its end.
        "lost" if rules.compulsion == Compulsion::Free => return None,
        "lost" => replied(|_, in_full| f64::from(!in_full)),
        _ => return counted_by_holds(name, after, side),
    })
}

/// The last place with a man; 0 without one.
fn last(men: &[f64; 27]) -> usize {
    (1..27).rev().find(|&place| men[place] > 0.0).unwrap_or(0)
}

/// Who holds which points, in the numbering of `side`.
struct Holds {
    mine: [f64; 27],
    theirs: [f64; 27],
    mine_pinned: Vec<usize>,
    theirs_pinned: Vec<usize>,
    /// By point of a side, from 1 to 24, the number that it has for the other one.
    facing: [usize; 25],
    /// The men that close a point.
    least: f64,
}

impl Holds {
    fn new(after: &Position, side: Side) -> Self {
        let rules = after.rules();
        let mut facing = [0; 25];
        for point in Point::all() {
            facing[usize::from(point.get())] = usize::from(rules.movement.facing(point).get());
        }
        Self {
            mine: places(after, side),
            theirs: places(after, side.other()),
            mine_pinned: pinned(after, side),
            theirs_pinned: pinned(after, side.other()),
            facing,
            least: match rules.contact {
                Contact::OneManBlocks => 1.0,
                Contact::BlotIsHit | Contact::BlotIsPinned => 2.0,
            },
        }
    }

    /// Whether a point of the opponent's numbering is closed to the opponent.
    fn closed(&self, their: usize) -> bool {
        let own = self.facing.get(their).copied().unwrap_or(0);
        (own > 0 && self.mine[own] >= self.least) || self.theirs_pinned.contains(&their)
    }

    /// Whether a point of the mover's numbering is closed to the mover.
    fn closed_to_me(&self, own: usize) -> bool {
        let their = self.facing.get(own).copied().unwrap_or(0);
        (their > 0 && self.theirs[their] >= self.least) || self.mine_pinned.contains(&own)
    }

    /// The points of the mover's numbering in `range` that are closed to the opponent.
    fn held(&self, range: RangeInclusive<usize>) -> Vec<usize> {
        range.filter(|&own| self.closed(self.facing[own])).collect()
    }

    /// The points of the mover's numbering that are the opponent's home.
    fn far(&self) -> impl Iterator<Item = usize> {
        (1..=24).filter(|&point| self.facing[point] <= 6)
    }
}

/// The same for the facts that follow from the points that both sides hold.
fn counted_by_holds(name: &str, after: &Position, side: Side) -> Option<f64> {
    let rules = after.rules();
    let holds = Holds::new(after, side);
    let (mine, theirs) = (&holds.mine, &holds.theirs);
    let length = |points: Vec<usize>| points.len() as f64;
    Some(match name {
        "prime" => {
            let last = last(theirs).min(25);
            let closed = |&point: &usize| holds.closed(point);
            let run = |from: usize| (from..last).take_while(closed).count();
            (1..last).map(run).max().unwrap_or(0) as f64
        }
        "front" => {
            let last = match last(theirs) {
                26 => usize::from(rules.entry_base.get()),
                last => last,
            };
            let six = last.saturating_sub(6).max(1)..last;
            six.filter(|&point| holds.closed(point)).count() as f64
        }
        "behind" => {
            let last = last(mine).min(25);
            let shut = |&point: &usize| holds.closed_to_me(point);
            let run = |from: usize| (from..last).take_while(shut).count();
            let longest = (1..last).map(run).max().filter(|&run| run >= 3);
            longest.map_or(0.0, |longest| {
                let from = (1..last).find(|&from| run(from) == longest).unwrap_or(last);
                mine[from + longest..].iter().sum()
            })
        }
        "points" => length(holds.held(1..=24)),
        "home" => length(holds.held(1..=6)),
        "outer" => length(holds.held(7..=12)),
        "back" => holds.far().map(|point| mine[point]).sum(),
        "anchors" => {
            let is_held = |&own: &usize| holds.closed(holds.facing[own]);
            holds.far().filter(is_held).count() as f64
        }
        "blots" if holds.least < 2.0 => 0.0,
        "blots" => exposed(after, side).len() as f64,
        "pins" => holds.theirs_pinned.len() as f64,
        "pinned" => holds.mine_pinned.len() as f64,
        _ => return None,
    })
}

/// The points, in the numbering of `side`, that show a fact after a play of `side`; `None` if they
/// are not counted here.
pub(super) fn points_of(name: &str, after: &Position, side: Side) -> Option<Vec<u8>> {
    let holds = Holds::new(after, side);
    let mine = &holds.mine;
    let with_men =
        |range: RangeInclusive<usize>| range.filter(|&point| mine[point] > 0.0).collect();
    let points: Vec<usize> = match name {
        "dead" => with_men(1..=2),
        "away" => with_men(7..=24),
        "head" => with_men(24..=24),
        "back" => holds.far().filter(|&point| mine[point] > 0.0).collect(),
        "heap" => (1..=24).filter(|&point| mine[point] > 3.0).collect(),
        "points" => holds.held(1..=24),
        "home" => holds.held(1..=6),
        "outer" => holds.held(7..=12),
        "anchors" => {
            let is_held = |&own: &usize| holds.closed(holds.facing[own]);
            holds.far().filter(is_held).collect()
        }
        "blots" | "risk" | "shots" if holds.least < 2.0 => Vec::new(),
        "blots" | "risk" | "shots" => exposed(after, side),
        "off" | "bar" | "hand" | "moves" | "numbers" | "hits" | "lost" | "easy" => Vec::new(),
        _ => return None,
    };
    points
        .into_iter()
        .map(|point| u8::try_from(point).ok())
        .collect()
}

/// For each throw of the opponent: the most pips that its plays take from `side`, whether one
/// plays all numbers, and its share of the 36. Nothing if the opponent does not throw next.
pub(super) fn replies(after: &Position, side: Side) -> Vec<(f64, bool, f64)> {
    if after.phase() != Phase::Throw(side.other()) || after.has_cascades() {
        return Vec::new();
    }
    let throws = Dice::ALL_21.into_iter().filter_map(|(dice, ways)| {
        let thrown = after.throw(dice, &mut ()).ok()?;
        let turn = thrown.turn().filter(|turn| turn.mover() != side);
        let numbers = turn.map(|turn| usize::from(turn.stage().len()));
        let plays = numbers.map_or_else(Vec::new, |_| thrown.plays());
        let pips = plays.iter().map(|play| {
            let mine = play.end.board.men(side).pips(after.rules());
            f64::from(mine) - f64::from(after.pips(side))
        });
        // A play that ends the game leaves no number to be played (C-1).
        let in_full = plays.iter().any(|play| {
            let ends = || thrown.after(&play.end, &mut ()).outcome().is_some();
            Some(play.steps.len()) == numbers || ends()
        });
        Some((pips.fold(0.0, f64::max), in_full, f64::from(ways)))
    });
    throws.collect()
}
