//! Trictrac from its rulings alone (TC-1 to TC-9): every man has a number, every play is tried, and
//! what a ruling forbids is taken away afterwards. It shares no code with the rules.

use std::collections::BTreeSet;

/// The points of a side's men, one number a man, in that side's own numbering; 0 is off.
pub(crate) type Men = Vec<u8>;

/// A throw in a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Case {
    pub(crate) mine: Men,
    pub(crate) theirs: Men,
    pub(crate) dice: (u8, u8),
    /// The thrower's throws since the start, this one included.
    pub(crate) throw: u16,
}

/// What a throw is worth, and how it can end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Verdict {
    /// Reason, points, and whether the thrower marks them; sorted.
    pub(crate) events: Vec<(String, u8, bool)>,
    /// The men after each legal play, each sorted.
    pub(crate) ends: BTreeSet<Men>,
}

impl Verdict {
    /// The points of the thrower and of the other side.
    pub(crate) fn sums(&self) -> [u32; 2] {
        [true, false].map(|mine| {
            let of_side = self.events.iter().filter(|event| event.2 == mine);
            of_side.map(|event| u32::from(event.1)).sum()
        })
    }
}

/// One man by one number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Hop {
    man: usize,
    number: u8,
    from: u8,
    to: u8,
}

/// A play that was tried.
#[derive(Debug, Clone)]
struct Try {
    hops: Vec<Hop>,
    after: Men,
    exceeding: usize,
}

const JANS: [(&str, u8); 3] = [("small jan", 19), ("great jan", 13), ("return jan", 1)];

impl Case {
    pub(crate) fn verdict(&self) -> Verdict {
        let (mut tries, unplayed) = self.legal_tries();
        let mut events = Vec::new();
        self.hits(&mut events);
        self.first_throws(&mut events);
        for number in unplayed {
            events.push((format!("unplayed {number}"), 2, false));
        }
        for (name, lowest) in JANS {
            let is_full = |men: &Men| (lowest..lowest + 6).all(|point| count(men, point) >= 2);
            let full: Vec<_> = tries
                .iter()
                .filter(|it| is_full(&it.after))
                .cloned()
                .collect();
            if is_full(&self.mine) && (tries.is_empty() || !full.is_empty()) {
                events.push((format!("keep {name}"), self.worth(4, 6), true));
                tries = full;
            } else if !is_full(&self.mine) && !full.is_empty() {
                let ways = self.ways_to_fill(lowest, &full, is_full);
                events.push((format!("fill {name}"), ways * self.worth(4, 6), true));
                tries = full;
            }
        }
        let out: Vec<_> = tries
            .iter()
            .filter(|it| is_out(&it.after))
            .cloned()
            .collect();
        if !out.is_empty() {
            events.push(("out".to_owned(), self.worth(4, 6), true));
            tries = out;
        }
        events.sort();
        let ends = tries.into_iter().map(|it| sorted(it.after)).collect();
        Verdict { events, ends }
    }

    fn worth(&self, simple: u8, doublet: u8) -> u8 {
        match self.dice.0 == self.dice.1 {
            true => doublet,
            false => simple,
        }
    }

    /// The other side's men on a point of the thrower.
    fn theirs_on(&self, point: u8) -> usize {
        count(&self.theirs, 25 - point)
    }

    /// TC-4: whether the other side can still fill its jan with this lowest point.
    fn is_fillable(&self, lowest: u8) -> bool {
        (0..6).all(|up| {
            let behind = self
                .theirs
                .iter()
                .filter(|&&man| man >= lowest + up)
                .count();
            behind >= 2 * (6 - usize::from(up))
        })
    }

    fn is_closed(&self, point: u8) -> bool {
        match point {
            1..=6 => self.is_fillable(19),
            7..=12 => self.is_fillable(13),
            _ => false,
        }
    }

    /// Where a man comes by a number, and whether the number exceeds (TC-1, TC-5).
    fn landing(&self, men: &Men, man: usize, number: u8) -> Option<(u8, bool)> {
        let from = men[man];
        if from == 0 {
            return None;
        }
        if from > number {
            let to = from - number;
            return (self.theirs_on(to) == 0).then_some((to, false));
        }
        let farthest = men.iter().max()?;
        let at_home = *farthest <= 6;
        let may_leave = at_home && (from == number || from == *farthest);
        may_leave.then_some((0, from < number))
    }

    /// Every man by a number, and whether it exceeds. Of men on one point the first is enough,
    /// beside the man that has moved already.
    fn hops(&self, men: &Men, number: u8, has_moved: Option<usize>) -> Vec<(Hop, bool)> {
        let hop = |man: usize| {
            let same = |other: usize| men[other] == men[man] && Some(other) != has_moved;
            if Some(man) != has_moved && (0..man).any(same) {
                return None;
            }
            let (to, exceeds) = self.landing(men, man, number)?;
            let from = men[man];
            Some((
                Hop {
                    man,
                    number,
                    from,
                    to,
                },
                exceeds,
            ))
        };
        (0..men.len()).filter_map(hop).collect()
    }

    fn may_stay(&self, point: u8) -> bool {
        point == 0 || point != 12 && !self.is_closed(point)
    }

    /// TC-2, TC-3, TC-4: whether the same man may go on from here.
    fn may_rest(&self, point: u8, then: u8) -> bool {
        match point {
            7..=12 => !self.is_closed(point) || (1..=6).contains(&then),
            _ => !self.is_closed(point),
        }
    }

    /// Everything of two numbers in this order.
    fn two(&self, first: u8, second: u8, tries: &mut Vec<Try>) {
        for (one, exceeds) in self.hops(&self.mine, first, None) {
            let between = moved(&self.mine, one);
            if is_out(&between) {
                let exceeding = usize::from(exceeds);
                tries.push(Try {
                    hops: vec![one],
                    after: between,
                    exceeding,
                });
                continue;
            }
            for (two, also_exceeds) in self.hops(&between, second, Some(one.man)) {
                let after = moved(&between, two);
                let legal = match one.man == two.man {
                    true => self.may_rest(one.to, two.to),
                    false => self.may_stay(one.to),
                };
                if legal && self.may_stay(two.to) && count(&after, 13) != 1 {
                    let exceeding = usize::from(exceeds) + usize::from(also_exceeds);
                    tries.push(Try {
                        hops: vec![one, two],
                        after,
                        exceeding,
                    });
                }
            }
        }
    }

    /// TC-3: two men that could reach the empty corner of the other side take the own one.
    fn puissance(&self, tries: &mut Vec<Try>) {
        let (a, b) = self.dice;
        let pairs = |corner: u8| {
            let men = 0..self.mine.len();
            let all = men
                .clone()
                .flat_map(|one| men.clone().map(move |two| (one, two)));
            let fits = |&(one, two): &(usize, usize)| {
                one != two && self.mine[one] == corner + a && self.mine[two] == corner + b
            };
            all.filter(fits).collect::<Vec<_>>()
        };
        let empty = |point| count(&self.mine, point) == 0 && self.theirs_on(point) == 0;
        if !empty(12) || !empty(13) || !pairs(13).is_empty() {
            return;
        }
        for (one, two) in pairs(12) {
            let hop = |man: usize, number| Hop {
                man,
                number,
                from: self.mine[man],
                to: 13,
            };
            let hops = vec![hop(one, a), hop(two, b)];
            let after = hops
                .iter()
                .fold(self.mine.clone(), |men, &it| moved(&men, it));
            tries.push(Try {
                hops,
                after,
                exceeding: 0,
            });
        }
    }

    /// TC-2, TC-5: the plays before a jan must be filled or kept, and the numbers not played.
    fn legal_tries(&self) -> (Vec<Try>, Vec<u8>) {
        let (high, low) = (self.dice.0.max(self.dice.1), self.dice.0.min(self.dice.1));
        let mut tries = Vec::new();
        self.two(high, low, &mut tries);
        self.two(low, high, &mut tries);
        self.puissance(&mut tries);
        let mut unplayed = Vec::new();
        if tries.is_empty() {
            for (number, other) in [(high, low), (low, high)] {
                for (hop, exceeds) in self.hops(&self.mine, number, None) {
                    let after = moved(&self.mine, hop);
                    if self.may_stay(hop.to) && count(&after, 13) != 1 {
                        let exceeding = usize::from(exceeds);
                        tries.push(Try {
                            hops: vec![hop],
                            after,
                            exceeding,
                        });
                    }
                }
                if !tries.is_empty() {
                    unplayed = vec![other];
                    break;
                }
            }
            if tries.is_empty() {
                unplayed = vec![high, low];
            }
        }
        let fewest = tries.iter().map(|it| it.exceeding).min();
        tries.retain(|it| Some(it.exceeding) == fewest);
        (tries, unplayed)
    }

    fn ways_to_fill(&self, lowest: u8, full: &[Try], is_full: impl Fn(&Men) -> bool) -> u8 {
        let mut points = lowest..lowest + 6;
        let lacking = |point: u8| 2_usize.saturating_sub(count(&self.mine, point));
        if points.clone().map(lacking).sum::<usize>() == 2 {
            return 1;
        }
        let gap = points.find(|&point| lacking(point) == 1);
        let mut ways = BTreeSet::new();
        for it in full {
            if let [one, two] = it.hops[..]
                && one.man == two.man
                && Some(two.to) == gap
            {
                ways.insert(0);
            }
            for hop in &it.hops {
                let by_itself = hop.from == self.mine[hop.man] && Some(hop.to) == gap;
                if by_itself && is_full(&moved(&self.mine, *hop)) {
                    ways.insert(hop.number);
                }
            }
        }
        ways.len() as u8
    }

    fn hits(&self, events: &mut Vec<(String, u8, bool)>) {
        let (a, b) = self.dice;
        for point in (1..=24).filter(|&point| self.theirs_on(point) == 1) {
            let worth = match point {
                7..=18 => self.worth(2, 4),
                _ => self.worth(4, 6),
            };
            let mut ways = BTreeSet::new();
            let mut is_stopped = false;
            for &man in self.mine.iter().filter(|&&man| man > point) {
                let pips = man - point;
                if pips == a || pips == b {
                    ways.insert(pips);
                }
                if pips == a + b {
                    let rests = [man - a, man - b];
                    match rests.iter().any(|&rest| self.theirs_on(rest) < 2) {
                        true => _ = ways.insert(0),
                        false => is_stopped = true,
                    }
                }
            }
            if !ways.is_empty() {
                events.push((format!("hit {point}"), worth * ways.len() as u8, true));
            } else if is_stopped {
                events.push((format!("false hit {point}"), worth, false));
            }
        }
        let mut beside = self.mine.clone();
        for _ in 0..2 {
            match beside.iter().position(|&man| man == 13) {
                Some(man) => _ = beside.remove(man),
                None => return,
            }
        }
        for number in [a, b] {
            match beside.iter().position(|&man| man == 12 + number) {
                Some(man) => _ = beside.remove(man),
                None => return,
            }
        }
        if self.theirs_on(12) == 0 {
            events.push(("hit corner".to_owned(), self.worth(4, 6), true));
        }
    }

    fn first_throws(&self, events: &mut Vec<(String, u8, bool)>) {
        let (a, b) = self.dice;
        let mine = self.theirs_on(12) == 0;
        let mut others: Vec<u8> = self.mine.iter().copied().filter(|&man| man != 24).collect();
        if let [one, two] = others[..] {
            let tables = |x: u8, y: u8| x == 13 + a && y == 12 + b || x == 13 + b && y == 12 + a;
            if tables(one, two) || tables(two, one) {
                events.push(("two tables".to_owned(), self.worth(4, 6), mine));
            }
            if (one, two) == (13, 13) && (a == 1 || b == 1) {
                events.push(("mezeas".to_owned(), self.worth(4, 6), mine));
            }
        }
        others.extend([24 - a, 24 - b]);
        let is_open = self.theirs_on(24 - a) + self.theirs_on(24 - b) == 0;
        let from_start = count(&self.mine, 24) >= 2;
        if self.throw == 3 && is_open && from_start && sorted(others) == [23, 22, 21, 20, 19, 18] {
            events.push(("six tables".to_owned(), 4, true));
        }
    }
}

pub(crate) fn count(men: &[u8], point: u8) -> usize {
    men.iter().filter(|&&man| man == point).count()
}

pub(crate) fn is_out(men: &[u8]) -> bool {
    men.iter().all(|&man| man == 0)
}

pub(crate) fn sorted(mut men: Men) -> Men {
    men.sort_unstable_by(|one, other| other.cmp(one));
    men
}

fn moved(men: &Men, hop: Hop) -> Men {
    let mut after = men.clone();
    after[hop.man] = hop.to;
    after
}
