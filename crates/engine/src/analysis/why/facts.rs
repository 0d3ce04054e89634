//! What a play leaves on the board, counted: the facts of which sentences are made.

use std::sync::OnceLock;

use rosespring_rules::{
    Contact, Dice, Die, Ends, GameKind, Men, Mother, Phase, Point, Position, Side, SideSets,
};

use crate::net::net_game;

/// A number that a play leaves, and by which two plays can be compared. Each is counted on the
/// board at the end of the stage; [`Fact::Gift`] after the turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Fact {
    /// The longest run of points that the opponent may not enter, with men of theirs behind it.
    Prime,
    /// The points that the opponent may not enter among the six before their last man.
    Front,
    /// The mover's men behind the opponent's longest run, if that has three points or more.
    Behind,
    /// The points that the mover holds.
    Points,
    /// Those of them at home, 6 to 1.
    Home,
    /// Those of them on 12 to 7.
    Outer,
    /// The mover's men above three on a point.
    Heap,
    /// The mover's men on the last two points, 1 and 2.
    Dead,
    /// The mover's men that are not home yet.
    Away,
    /// The mover's men borne off.
    Off,
    /// The home points without a man of the mover, once all of them are home.
    Gaps,
    /// The numbers, of six, that two men of the opponent or more can play.
    Easy,
    /// The pips that the opponent plays of the mover's throw.
    Gift,
    /// The opponent's men on the bar.
    Bar,
    /// The numbers, of six, by which the opponent can enter from the bar.
    Entry,
    /// The pips that the opponent's next throw takes from the mover, if it takes the most it can:
    /// the mean over all throws.
    Risk,
    /// The throws, of 36, by which the opponent can hit.
    Shots,
    /// The mover's men in hand.
    Hand,
    /// The mover's men in the opponent's home.
    Back,
    /// The throws, of 36, that the opponent cannot play in full.
    Lost,
    /// The mover's men that can play a number, summed over the six numbers.
    Moves,
    /// The opponent's men that can, likewise.
    TheirMoves,
    /// The mover's single men on points, where men are hit or pinned; not on a pinned man.
    Blots,
    /// The points that the mover holds in the opponent's home.
    Anchors,
    /// The place of the mover's last man.
    Last,
    /// The opponent's men that the mover pins.
    Pins,
    /// The mover's men that are pinned.
    Pinned,
    /// The pips that the mover's throw takes from the opponent, if it takes the most it can:
    /// counted after throws alone.
    Hits,
    /// The numbers of the mover's throw that can be played, likewise; not where doublets cascade.
    Numbers,
    /// The mover's men that still stand on 24, where no man is hit.
    Head,
    /// Whether the mover's last man on 24 can be pinned, where that loses the game.
    Mother,
}

/// What is told of a fact.
struct Row {
    fact: Fact,
    name: &'static str,
    /// Whether more of it is better for the mover.
    more: bool,
    count: Count,
}

/// How a fact is counted. Sets of places are in the mover's numbering.
enum Count {
    /// The points of a set.
    Points(fn(&View<'_>) -> u32),
    /// The mover's men on a set.
    Men(fn(&View<'_>) -> u32),
    /// Otherwise; nothing on the board can be shown.
    Other(fn(&View<'_>) -> u32),
}

impl Row {
    const fn new(fact: Fact, name: &'static str, more: bool, count: Count) -> Self {
        Self {
            fact,
            name,
            more,
            count,
        }
    }
}

const MORE: bool = true;
const FEWER: bool = false;

/// In the order of [`Fact`].
const ROWS: [Row; 31] = {
    use Count::{Men, Other, Points};
    [
        Row::new(Fact::Prime, "prime", MORE, Points(|view| view.prime())),
        Row::new(Fact::Front, "front", MORE, Points(|view| view.front())),
        Row::new(Fact::Behind, "behind", FEWER, Men(|view| view.behind())),
        Row::new(Fact::Points, "points", MORE, Points(|view| view.held())),
        Row::new(Fact::Home, "home", MORE, Points(|view| view.held() & HOME)),
        Row::new(
            Fact::Outer,
            "outer",
            MORE,
            Points(|view| view.held() & OUTER),
        ),
        Row::new(Fact::Heap, "heap", FEWER, Other(|view| view.heap())),
        Row::new(Fact::Dead, "dead", FEWER, Men(|_| 0b110)),
        Row::new(Fact::Away, "away", FEWER, Men(|_| AWAY)),
        Row::new(Fact::Off, "off", MORE, Men(|_| 1)),
        Row::new(Fact::Gaps, "gaps", FEWER, Points(|view| view.gaps())),
        Row::new(Fact::Easy, "easy", FEWER, Other(|view| view.easy())),
        Row::new(Fact::Gift, "gift", FEWER, Other(|view| view.gift())),
        Row::new(Fact::Bar, "bar", MORE, Other(|view| view.theirs.on(BAR))),
        Row::new(Fact::Entry, "entry", FEWER, Other(|view| view.entry())),
        Row::new(Fact::Risk, "risk", FEWER, Other(|view| view.replies.risk)),
        Row::new(
            Fact::Shots,
            "shots",
            FEWER,
            Other(|view| view.replies.shots),
        ),
        Row::new(Fact::Hand, "hand", FEWER, Men(|_| HAND)),
        Row::new(Fact::Back, "back", FEWER, Men(|view| view.facing(HOME))),
        Row::new(Fact::Lost, "lost", MORE, Other(|view| view.replies.lost)),
        Row::new(
            Fact::Moves,
            "moves",
            MORE,
            Other(|view| moves(&view.mine, &view.my_sets)),
        ),
        Row::new(
            Fact::TheirMoves,
            "their-moves",
            FEWER,
            Other(|view| moves(&view.theirs, &view.their_sets)),
        ),
        Row::new(Fact::Blots, "blots", FEWER, Points(|view| view.blots())),
        Row::new(
            Fact::Anchors,
            "anchors",
            MORE,
            Points(|view| view.held() & view.facing(HOME)),
        ),
        Row::new(Fact::Last, "last", FEWER, Other(|view| view.mine.last())),
        Row::new(Fact::Pins, "pins", MORE, Points(|view| view.pins())),
        Row::new(
            Fact::Pinned,
            "pinned",
            FEWER,
            Points(|view| pinned(view.after, view.side)),
        ),
        Row::new(Fact::Hits, "hits", MORE, Other(|view| view.hits)),
        Row::new(Fact::Numbers, "numbers", MORE, Other(|view| view.numbers)),
        Row::new(Fact::Head, "head", FEWER, Men(|view| view.head())),
        Row::new(Fact::Mother, "mother", FEWER, Points(|view| view.mother())),
    ]
};

impl Fact {
    /// The number of facts.
    pub(super) const COUNT: usize = ROWS.len();

    /// All facts.
    pub fn all() -> impl Iterator<Item = Self> {
        ROWS.iter().map(|row| row.fact)
    }

    /// The name in JSON, such as `prime`.
    ///
    /// ```
    /// use rosespring_engine::analysis::Fact;
    ///
    /// assert!(Fact::all().all(|fact| Fact::named(fact.name()) == Some(fact)));
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        ROWS[self as usize].name
    }

    /// Returns the fact with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::all().find(|fact| fact.name() == name)
    }

    /// How much better `a` is than `b` for the mover, in steps of the fact; negative if it is
    /// worse.
    pub(super) fn gain(self, a: &FactCounts, b: &FactCounts) -> f32 {
        let more = self.of(a) as f32 - self.of(b) as f32;
        let more = if self.is_more() { more } else { -more };
        more / self.scale()
    }

    /// Whether it sums up so much of the board that it says little to a person.
    pub(super) const fn is_broad(self) -> bool {
        matches!(self, Self::Moves | Self::TheirMoves)
    }

    /// Whether it tells nothing once all men are home.
    pub(super) const fn is_of_play(self) -> bool {
        use Fact::{Dead, Heap, Home, Moves, Points};
        matches!(self, Dead | Heap | Home | Moves | Points)
    }

    /// Whether more of it is better for the mover.
    pub(super) const fn is_more(self) -> bool {
        ROWS[self as usize].more
    }

    /// The count of this fact among those of a play.
    pub(super) const fn of(self, counted: &FactCounts) -> u32 {
        counted[self as usize]
    }

    /// By what a count is divided for people: the risk is a sum over the 36 throws.
    #[must_use]
    pub const fn scale(self) -> f32 {
        match self {
            Self::Risk => 36.0,
            _ => 1.0,
        }
    }

    /// What one step of the fact is worth in a game, in units; 0 if the game has no such fact.
    pub(super) fn weight(self, game: GameKind) -> f32 {
        static WEIGHTS: OnceLock<Vec<(GameKind, Fact, f32)>> = OnceLock::new();
        let weights = WEIGHTS.get_or_init(|| {
            let lines = rosespring_nets::FACTS_CSV.lines().skip(1);
            lines
                .map(|line| weight(line).expect("a test reads every row"))
                .collect()
        });
        let game = net_game(game);
        let found = weights.iter().find(|row| (row.0, row.1) == (game, self));
        found.map_or(0.0, |row| row.2)
    }
}

/// Reads a line of the table of weights: game, fact, thousandths of a unit.
pub(super) fn weight(line: &str) -> Option<(GameKind, Fact, f32)> {
    let fields: Vec<&str> = line.split(',').collect();
    let &[game, fact, weight] = fields.as_slice() else {
        return None;
    };
    let weight: u16 = weight.parse().ok()?;
    Some((
        GameKind::from_name(game)?,
        Fact::named(fact)?,
        f32::from(weight) / 1000.0,
    ))
}

/// The counts of one play, in the order of [`Fact`].
pub(super) type FactCounts = [u32; Fact::COUNT];

/// Counts the facts of a play of `side` that led to `after`, and whose turn ends in `settled`.
pub(super) fn count(
    side: Side,
    after: &Position,
    settled: &Position,
    ends: &mut Ends,
) -> FactCounts {
    let replies = Replies::count(side, after, ends);
    View::new(side, after, settled, replies).count()
}

/// Counts the facts of `side` that follow from the men at the end of a turn, and from what the
/// throw of that turn could do; the others are 0.
pub(super) fn count_men(side: Side, after: &Position, throw: &Reply) -> FactCounts {
    let mut view = View::new(side, after, after, Replies::default());
    // What the later groups of a cascade could do is not counted.
    if !after.has_cascades() {
        view.hits = u32::from(throw.most);
        view.numbers = u32::from(throw.used);
    }
    view.count()
}

/// The points that show a fact of `side` after a play, bit n for point n in the numbering of
/// `side`; none for a fact of which nothing can be shown on the board.
pub(super) fn points(fact: Fact, side: Side, after: &Position) -> u32 {
    let view = View::new(side, after, after, Replies::default());
    POINTS
        & match ROWS[fact as usize].count {
            Count::Points(set) => set(&view),
            Count::Men(set) => set(&view) & view.mine.occupied(),
            Count::Other(_) => match fact {
                Fact::Heap => view.mine.high(),
                Fact::Last => 1 << view.mine.last(),
                // The men that can be hit.
                Fact::Risk | Fact::Shots => view.blots(),
                _ => 0,
            },
        }
}

/// The men of one side by place: 0 off, 1 to 24 the points, 25 the bar, 26 the hand.
struct Places([u8; 27]);

/// Sets of places, bit n for place n.
const POINTS: u32 = 0x01FF_FFFE;
const HOME: u32 = 0x7E;
const AWAY: u32 = (POINTS & !HOME) | BAR | HAND;
const OUTER: u32 = 0x1F80;
const START: u32 = 1 << 24;
const BAR: u32 = 1 << 25;
const HAND: u32 = 1 << 26;

/// The least run of points that holds men back.
const RUN: u32 = 3;

impl Places {
    fn new(position: &Position, men: Men) -> Self {
        let rules = position.rules();
        let mut places = [0; 27];
        places[0] = men.off();
        for point in Point::all() {
            places[usize::from(point.get())] = men.standing(rules, point);
        }
        places[25] = men.bar();
        places[26] = men.hand(rules);
        Self(places)
    }

    /// The number of men on a set of places.
    fn on(&self, set: u32) -> u32 {
        let places = self
            .0
            .iter()
            .zip(0..)
            .filter(|(_, place)| set >> place & 1 == 1);
        places.map(|(&men, _)| u32::from(men)).sum()
    }

    /// The places with a man.
    fn occupied(&self) -> u32 {
        let occupied = (0..27).filter(|&place| self.0[place] > 0);
        occupied.map(|place| 1 << place).sum()
    }

    /// The points with more than three men.
    fn high(&self) -> u32 {
        let high = (1..25).filter(|&point| self.0[point] > 3);
        high.map(|point| 1 << point).sum()
    }

    /// The last place with a man.
    fn last(&self) -> u32 {
        (self.occupied() | 1).ilog2()
    }
}

/// What the facts are counted from.
struct View<'a> {
    side: Side,
    after: &'a Position,
    settled: &'a Position,
    mine: Places,
    theirs: Places,
    my_sets: SideSets<'a>,
    their_sets: SideSets<'a>,
    replies: Replies,
    hits: u32,
    numbers: u32,
}

impl<'a> View<'a> {
    fn new(side: Side, after: &'a Position, settled: &'a Position, replies: Replies) -> Self {
        let (mine, theirs) = (after.men(side), after.men(side.other()));
        Self {
            mine: Places::new(after, mine),
            theirs: Places::new(after, theirs),
            my_sets: SideSets::new(after.rules(), mine, theirs),
            their_sets: SideSets::new(after.rules(), theirs, mine),
            replies,
            hits: 0,
            numbers: 0,
            side,
            after,
            settled,
        }
    }

    fn count(&self) -> FactCounts {
        let count = |row: &Row| match row.count {
            Count::Points(set) => set(self).count_ones(),
            Count::Men(set) => self.mine.on(set(self)),
            Count::Other(count) => count(self),
        };
        let mut counted = [0; Fact::COUNT];
        for (counted, row) in counted.iter_mut().zip(&ROWS) {
            *counted = count(row);
        }
        counted
    }

    /// A set of the opponent's points, in the mover's numbering, and the reverse.
    fn facing(&self, points: u32) -> u32 {
        self.after.rules().movement.facing_set(points)
    }

    fn prime(&self) -> u32 {
        let (run, highest) = longest_run(self.their_sets.closed(), self.theirs.last());
        self.facing(((1 << run) - 1) << (highest + 1 - run))
    }

    fn front(&self) -> u32 {
        let last = match self.theirs.last() {
            26 => u32::from(self.after.rules().entry_base.get()),
            last => last,
        };
        let six = ((1 << last) - 1) & !((1_u32 << last.saturating_sub(6)) - 1);
        self.facing(self.their_sets.closed() & POINTS & six)
    }

    fn behind(&self) -> u32 {
        match longest_run(self.my_sets.closed(), self.mine.last()) {
            (RUN.., highest) => !0 << highest << 1,
            _ => 0,
        }
    }

    /// The points that the opponent may not enter.
    fn held(&self) -> u32 {
        self.facing(self.their_sets.closed()) & POINTS
    }

    fn heap(&self) -> u32 {
        let points = self.mine.0[1..25].iter();
        points.map(|&men| u32::from(men.saturating_sub(3))).sum()
    }

    fn gaps(&self) -> u32 {
        match self.mine.on(AWAY) {
            0 => HOME & !self.my_sets.held(),
            _ => 0,
        }
    }

    fn easy(&self) -> u32 {
        let men = |&die: &Die| self.theirs.on(self.their_sets.sources(die));
        Die::ALL.iter().filter(|die| men(die) >= 2).count() as u32
    }

    fn blots(&self) -> u32 {
        match self.after.rules().contact {
            Contact::OneManBlocks => 0,
            Contact::BlotIsHit | Contact::BlotIsPinned => {
                let single = (1..25).filter(|&point| self.mine.0[point] == 1);
                let single: u32 = single.map(|point| 1 << point).sum();
                single & !pinned(self.after, self.side) & !self.pins()
            }
        }
    }

    fn head(&self) -> u32 {
        match self.after.rules().contact {
            Contact::BlotIsHit => 0,
            Contact::OneManBlocks | Contact::BlotIsPinned => START,
        }
    }

    fn mother(&self) -> u32 {
        match self.after.rules().mother {
            Mother::None => 0,
            _ => self.blots() & START,
        }
    }

    fn pins(&self) -> u32 {
        self.facing(pinned(self.after, self.side.other()))
    }

    fn gift(&self) -> u32 {
        let pips = |position: &Position| position.pips(self.side.other());
        u32::from(pips(self.after).saturating_sub(pips(self.settled)))
    }

    fn entry(&self) -> u32 {
        let enters = |die: &Die| self.their_sets.sources(*die) & BAR != 0;
        match self.theirs.on(BAR) {
            0 => 6,
            _ => Die::ALL.iter().filter(|die| enters(die)).count() as u32,
        }
    }
}

/// The points on which a man of `side` is pinned, bit n for point n of its numbering.
fn pinned(position: &Position, side: Side) -> u32 {
    position.men(side).pinned(position.rules())
}

/// The men of one side that can play a number, summed over the six numbers.
fn moves(men: &Places, sets: &SideSets<'_>) -> u32 {
    let can = |&die: &Die| men.on(sets.sources(die));
    Die::ALL.iter().map(can).sum()
}

/// The length of the longest run of `points` with a man behind it, and its highest point; `last`
/// is the place of the last man.
fn longest_run(points: u32, last: u32) -> (u32, u32) {
    let (mut longest, mut run) = ((0, 0), 0);
    for point in 1..last.min(25) {
        run = if points >> point & 1 == 1 { run + 1 } else { 0 };
        if run > longest.0 {
            longest = (run, point);
        }
    }
    longest
}

/// What the opponent's next throw can do.
#[derive(Default)]
struct Replies {
    /// The most pips that it can take from the mover, summed over the 36 throws.
    risk: u32,
    /// The throws of 36 that can take any.
    shots: u32,
    /// The throws of 36 that cannot be played in full.
    lost: u32,
}

impl Replies {
    /// Counts over all legal plays; nothing if the opponent does not throw next.
    fn count(side: Side, after: &Position, ends: &mut Ends) -> Self {
        let mut replies = Self::default();
        // What the later groups of a cascade can do is not counted.
        if after.phase() != Phase::Throw(side.other()) || after.has_cascades() {
            return replies;
        }
        for (dice, ways) in Dice::ALL_21 {
            let thrown = after.throw(dice, &mut ()).ok();
            let reply = thrown.map_or_else(Reply::default, |it| Reply::to(side, after, &it, ends));
            let ways = u32::from(ways);
            replies.risk += u32::from(reply.most) * ways;
            replies.shots += if reply.most > 0 { ways } else { 0 };
            replies.lost += if reply.in_full { 0 } else { ways };
        }
        replies
    }
}

/// What one throw can do, by all its legal plays.
#[derive(Default)]
pub(super) struct Reply {
    /// The most pips that it can take from the mover.
    pub(super) most: u16,
    /// The most of its numbers that can be played.
    pub(super) used: u8,
    /// Whether all its numbers can be played.
    pub(super) in_full: bool,
}

impl Reply {
    /// Counts for the throw that made `thrown` of `after`.
    pub(super) fn to(side: Side, after: &Position, thrown: &Position, ends: &mut Ends) -> Self {
        let mut reply = Self::default();
        let Some(turn) = thrown.turn().filter(|turn| turn.mover() != side) else {
            return reply;
        };
        let (before, rules) = (after.pips(side), after.rules());
        thrown.ends(ends);
        for end in ends.iter() {
            reply.used = reply.used.max(end.used);
            reply.in_full |= end.used == turn.stage().len();
            let taken = end.board.men(side).pips(rules).saturating_sub(before);
            reply.most = reply.most.max(taken);
        }
        reply
    }
}
