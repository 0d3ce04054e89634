//! An evaluation that uses bear-off tables where they hold the position, and another evaluation
//! elsewhere.

use std::fmt;
use std::sync::{Arc, OnceLock};

use rosespring_rules::{MEN, PRESETS, Position, Rules, Side};

use super::value::pure_kind;
use super::{Kind, OneSided, TwoSided, build};
use crate::evaluate::{Evaluate, Slopes, Value};

/// Men a side in the two-sided tables that are built at first use. Each takes a quarter of a second
/// and six megabytes.
const SMALL: u8 = 7;

/// The bytes of a table built before, for instance of a file mapped into memory.
#[derive(Clone)]
pub struct TableBytes(Arc<dyn AsRef<[u8]> + Send + Sync>);

impl TableBytes {
    /// Wraps bytes that do not change.
    #[must_use]
    pub fn new(bytes: impl AsRef<[u8]> + Send + Sync + 'static) -> Self {
        Self(Arc::new(bytes))
    }
}

impl AsRef<[u8]> for TableBytes {
    fn as_ref(&self) -> &[u8] {
        (*self.0).as_ref()
    }
}

impl fmt::Debug for TableBytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} bytes", self.as_ref().len())
    }
}

/// All bear-off tables: two-sided tables built before, and small two-sided and one-sided tables
/// that are built at first use, in less than a second for each [`Kind`].
#[derive(Default)]
pub struct Tables {
    files: Vec<TwoSided<TableBytes>>,
    small: [OnceLock<TwoSided<Vec<u8>>>; Kind::ALL.len()],
    /// Those of games whose sides have so few men in all: with double games.
    whole: [OnceLock<TwoSided<Vec<u8>>>; Kind::ALL.len()],
    one_sided: [OnceLock<OneSided>; Kind::ALL.len()],
}

impl fmt::Debug for Tables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let files = self.files.iter().map(TwoSided::header);
        f.debug_list().entries(files).finish()
    }
}

/// Error of [`Tables::share`]: the shared tables are already in use or were set before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TooLate;

impl fmt::Display for TooLate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("bear-off tables are in use already")
    }
}

impl std::error::Error for TooLate {}

static SHARED: OnceLock<Arc<Tables>> = OnceLock::new();

impl Tables {
    /// Creates tables from files. If several hold a position, the first is used.
    #[must_use]
    pub fn with(files: Vec<TwoSided<TableBytes>>) -> Self {
        Self {
            files,
            ..Self::default()
        }
    }

    /// Returns the tables that all players of this process share.
    #[must_use]
    pub fn shared() -> Arc<Self> {
        SHARED.get_or_init(Arc::default).clone()
    }

    /// Makes these the tables that all players of this process share.
    ///
    /// # Errors
    ///
    /// [`TooLate`] if shared tables exist already.
    pub fn share(self) -> Result<(), TooLate> {
        SHARED.set(Arc::new(self)).map_err(|_| TooLate)
    }

    /// Builds the tables for the bear-offs of `rules` that would be built at first use, so that no
    /// decision waits for them. Does nothing if there are none for these rules.
    pub fn prepare(&self, rules: &Rules) {
        if let Some(kind) = Kind::of(rules) {
            self.one_sided(kind);
            self.small(kind);
            self.whole(kind, rules);
        }
    }

    /// Returns the value of a position, from White's side; `None` unless it is a pure bear-off.
    ///
    /// The value is exact if a two-sided table holds the position. Otherwise it assumes that each
    /// side plays for its own speed ([`OneSided::value`]). In the middle of a turn, the rest of the
    /// turn is assumed to be played for speed.
    #[must_use]
    pub fn value(&self, position: &Position) -> Option<Value> {
        let kind = pure_kind(position)?;
        let race = self.one_sided(kind).play_for_speed(position)?;
        let fits = |file: &&TwoSided<_>| file.header().kind == kind;
        race.over()
            .or_else(|| {
                let mut files = self.files.iter().filter(fits);
                files.find_map(|file| file.race_value(&race))
            })
            .or_else(|| self.small(kind).race_value(&race))
            .or_else(|| self.whole(kind, position.rules())?.race_value(&race))
            .or_else(|| self.one_sided(kind).race_value(&race))
    }

    /// The table of all men of a game that has few of them.
    fn whole(&self, kind: Kind, rules: &Rules) -> Option<&TwoSided<Vec<u8>>> {
        let is_small = rules.men() <= SMALL;
        is_small.then(|| self.whole[kind as usize].get_or_init(|| built(rules, rules.men())))
    }

    fn small(&self, kind: Kind) -> &TwoSided<Vec<u8>> {
        self.small[kind as usize].get_or_init(|| {
            let mut presets = PRESETS.iter().map(|preset| &preset.rules);
            let rules = presets.find(|rules| Kind::of(rules) == Some(kind) && rules.men() > SMALL);
            built(rules.expect("there are presets of both kinds"), SMALL)
        })
    }

    fn one_sided(&self, kind: Kind) -> &OneSided {
        self.one_sided[kind as usize].get_or_init(|| OneSided::new(MEN, kind))
    }
}

/// Builds a small table by rules of its kind.
fn built(rules: &Rules, men: u8) -> TwoSided<Vec<u8>> {
    let table = build(rules, men, 1, |_| ()).expect("the rules have a kind");
    TwoSided::new(table.to_bytes()).expect("what was built is a table")
}

/// Evaluates pure bear-offs by tables and other positions by another evaluation.
#[derive(Debug, Clone)]
pub struct TableEvaluator<E> {
    evaluator: E,
    tables: Option<Arc<Tables>>,
}

impl<E> TableEvaluator<E> {
    /// Combines `evaluator` with the shared tables ([`Tables::shared`]).
    #[must_use]
    pub fn new(evaluator: E) -> Self {
        Self::with(evaluator, Tables::shared())
    }

    /// Combines `evaluator` with these tables.
    #[must_use]
    pub const fn with(evaluator: E, tables: Arc<Tables>) -> Self {
        Self {
            evaluator,
            tables: Some(tables),
        }
    }

    /// Uses `evaluator` alone, without tables.
    #[must_use]
    pub const fn nothing(evaluator: E) -> Self {
        Self {
            evaluator,
            tables: None,
        }
    }

    /// The evaluation of positions that no table holds.
    #[must_use]
    pub const fn evaluator(&self) -> &E {
        &self.evaluator
    }
}

impl<E: Evaluate> TableEvaluator<E> {
    /// Evaluates positions which are all pure bear-offs, or of which none is one.
    fn evaluate_alike(&self, positions: &[Position], values: &mut [Value]) {
        if positions.first().and_then(pure_kind).is_none() {
            return self.evaluator.evaluate(positions, values);
        }
        for (position, value) in positions.iter().zip(values) {
            let known = self.known(position);
            *value = known.unwrap_or_else(|| self.evaluator.value(position));
        }
    }
}

/// Returns how many of the first positions are all pure bear-offs, or all none.
fn count_alike(positions: &[Position]) -> usize {
    let mut kinds = positions
        .iter()
        .map(|position| pure_kind(position).is_some());
    let first = kinds.next();
    1 + kinds.take_while(|is_pure| Some(*is_pure) == first).count()
}

impl<E> From<E> for TableEvaluator<E> {
    fn from(evaluator: E) -> Self {
        Self::nothing(evaluator)
    }
}

impl<E: Evaluate> Evaluate for TableEvaluator<E> {
    fn evaluate(&self, positions: &[Position], values: &mut [Value]) {
        assert_eq!(positions.len(), values.len());
        let (mut positions, mut values) = (positions, values);
        while !positions.is_empty() {
            let (alike, others) = positions.split_at(count_alike(positions));
            let (found, others_found) = values.split_at_mut(alike.len());
            self.evaluate_alike(alike, found);
            (positions, values) = (others, others_found);
        }
    }

    fn known(&self, position: &Position) -> Option<Value> {
        self.tables.as_ref()?.value(position)
    }

    fn slopes(
        &self,
        position: &Position,
        next: Side,
        worth: &dyn Fn(&Value) -> f32,
    ) -> Option<Slopes> {
        self.evaluator.slopes(position, next, worth)
    }
}

#[cfg(test)]
mod tests {
    use rosespring_rules::{Ends, Phase, Rules, WinKind};

    use super::super::slow::Chances;
    use super::super::{Home, Index, slow};
    use super::*;
    use crate::evaluate::Handwritten;

    fn position(rules: &str, mover: [u8; 6], other: [u8; 6]) -> Position {
        slow::position(Rules::preset(rules).unwrap(), Home(mover), Home(other)).unwrap()
    }

    fn table(rules: &str, men: u8) -> TwoSided<TableBytes> {
        let built = build(&Rules::preset(rules).unwrap(), men, 2, |_| ()).unwrap();
        TwoSided::new(TableBytes::new(built.to_bytes())).unwrap()
    }

    #[test]
    fn tables_answer_before_the_evaluation() {
        let known = TableEvaluator::new(Handwritten::default());
        let race = position("gioul", [0, 0, 0, 0, 0, 1], [1, 0, 0, 0, 0, 0]);
        let start = Position::started_by(Rules::preset("gioul").unwrap(), Side::White);

        let mut values = [Value::default(); 2];
        known.evaluate(&[race, start], &mut values);

        // One man on the 6 point: a six, a sum of six or a cascade that brings it home.
        let solved = slow::Solver::new(*race.rules())
            .chances(Home([0, 0, 0, 0, 0, 1]), Home([1, 0, 0, 0, 0, 0]))
            .unwrap();
        assert!((f64::from(values[0].win) - solved.win).abs() < 1e-4);
        assert_eq!(values[1], Handwritten::default().value(&start));
        let nothing = TableEvaluator::from(Handwritten::default());
        assert_eq!(nothing.value(&race), Handwritten::default().value(&race));
    }

    #[test]
    fn tables_of_four_steps_say_nothing_where_a_doublet_is_two() {
        let tables = Tables::with(vec![table("backgammon", 2)]);
        let known = TableEvaluator::new(Handwritten::default());
        for men in [[1, 1, 0, 0, 0, 0], [2, 2, 1, 1, 1, 1]] {
            let irish = position("irish", men, men);
            let backgammon = position("backgammon", men, men);

            assert!(tables.value(&backgammon).is_some(), "{men:?}");
            assert_eq!(tables.value(&irish), None);
            assert_eq!(Tables::shared().value(&irish), None);
            assert_eq!(known.value(&irish), Handwritten::default().value(&irish));
        }
    }

    #[test]
    fn a_table_made_beforehand_is_asked_first() {
        let few = Tables::shared();
        let beforehand = table("backgammon", 8);
        let more = Tables::with(vec![table("gioul", 2), beforehand.clone()]);
        let eight = position("backgammon", [2, 2, 1, 1, 1, 1], [0, 0, 4, 0, 4, 0]);

        let exact = beforehand.value(&eight);
        assert_eq!(more.value(&eight), exact);
        let single = OneSided::new(8, Kind::FourTimes).value(&eight);
        assert_eq!(few.value(&eight), single);
        assert_ne!(exact, single);
    }

    /// Every pair of up to three men, against the solver that knows the rules alone.
    #[test]
    fn three_men_are_all_men_of_hypergammon() {
        let tables = Tables::shared();
        let rules = Rules::preset("hypergammon").unwrap();
        let mut solver = slow::Solver::new(rules);
        let index = Index::new(3);
        let mut at_risk = 0;
        for &mover in &index.homes()[1..] {
            for &other in &index.homes()[1..] {
                let solved = solver.chances(mover, other).unwrap();
                let value = tables.value(&slow::position(rules, mover, other).unwrap());
                let value = value.unwrap();
                let found = [
                    value.win,
                    value.chance(Side::White, WinKind::Double),
                    value.chance(Side::Black, WinKind::Double),
                ];
                let [win, win_double, lose_double] = found.map(f64::from);
                let found = Chances {
                    win,
                    win_double,
                    lose_double,
                };
                // Of plays with equal units rounding decides; their double games can differ.
                let error = (found.units() - solved.units()).abs();
                let shift = (found.lose_double - solved.lose_double).abs();
                let is_right = error < 1e-4 && shift < 0.02;
                assert!(is_right, "{mover:?} {other:?}: {found:?} {solved:?}");
                at_risk += u32::from(solved.lose_double > 0.0);
            }
        }
        assert!(at_risk > 1_000, "{at_risk}");
    }

    #[test]
    fn a_table_of_three_men_holds_double_games_for_hypergammon_alone() {
        let whole = table("hypergammon", 15);
        assert_eq!((whole.header().men, whole.header().double_games), (3, true));
        let few = table("backgammon", 3);
        assert!(!few.header().double_games);
        let three = [0, 0, 0, 0, 0, 3];
        let two = [0, 0, 0, 0, 0, 2];
        for (rules, men, by_whole, by_few) in [
            ("hypergammon", three, true, false),
            ("hypergammon", two, true, true),
            ("backgammon", three, false, true),
            ("backgammon", two, true, true),
        ] {
            let race = position(rules, men, two);
            let found = [&whole, &few].map(|table| table.value(&race).is_some());
            assert_eq!(found, [by_whole, by_few], "{rules} {men:?}");
        }
        // With three men of fifteen no double game is left: the values are those of any table.
        let three_of_fifteen = position("backgammon", three, three);
        let value = Tables::shared().value(&three_of_fifteen).unwrap();
        assert_eq!(value.chance(Side::Black, WinKind::Double), 0.0);
        let single = OneSided::new(3, Kind::FourTimes);
        assert!(single.value(&position("hypergammon", two, two)).is_some());
        let whole_side = position("hypergammon", three, two);
        assert_eq!(OneSided::new(15, Kind::FourTimes).value(&whole_side), None);
        let by_speed = single.value(&whole_side).unwrap();
        let exact = whole.value(&whole_side).unwrap();
        assert!((by_speed.win - exact.win).abs() < 0.02);
    }

    #[test]
    fn the_middle_of_a_turn_is_worth_what_its_play_leads_to() {
        let tables = Tables::shared();
        for (rules, dice) in [("gul-bara", "4-4"), ("backgammon", "4-4"), ("gioul", "2-1")] {
            let start = position(rules, [1, 2, 1, 2, 0, 1], [3, 0, 1, 0, 0, 2]);
            let thrown = start.throw(dice.parse().unwrap(), &mut ()).unwrap();
            let mut ends = Ends::new();
            let mut best = f32::MIN;
            let mut open = vec![thrown];
            while let Some(position) = open.pop() {
                if let Phase::Play(_) = position.phase() {
                    position.ends(&mut ends);
                    open.extend(ends.iter().map(|end| position.after(&end, &mut ())));
                } else {
                    let over = position.outcome().map(Value::of);
                    best = best.max(over.or_else(|| tables.value(&position)).unwrap().win);
                }
            }

            let value = tables.value(&thrown).unwrap();
            assert!(
                (value.win - best).abs() < 0.005,
                "{rules} {} {best}",
                value.win
            );
            assert!(value.win <= best + 1e-6);
        }
    }

    #[test]
    fn a_game_that_the_turn_ends_is_won_as_it_is() {
        let tables = Tables::shared();
        for (rules, doubled) in [("backgammon", 1.0), ("tawula", 0.0)] {
            let start = position(rules, [2, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 15]);
            let thrown = start.throw("2-1".parse().unwrap(), &mut ()).unwrap();

            let value = tables.value(&thrown).unwrap();
            assert_eq!(
                (value.win, value.chance(Side::White, WinKind::Double)),
                (1.0, doubled)
            );
        }
    }
}
