//! Ticktack (TT-1, TT-2), which no list of games holds yet: its rules are a value of the tests.
//!
//! The blocks marked `rosespring-ticktack` of `docs/rules/ticktack.md` name the men of both sides,
//! a throw of White and what it wins: `nothing`, or hits, `in` and `table`.

use std::collections::BTreeSet;
use std::path::Path;

use rosespring_rules::ticktack::{TableFill, ThrowWin, throw_wins};
use rosespring_rules::{
    Contact, Dice, Doublets, Ends, GameKind, Men, Opening, Position, Rules, Scoring, Side,
};

/// The rules, with the handle of another game of fifteen men without a hand.
const RULES: Rules = Rules {
    contact: Contact::OneManBlocks,
    doublets: Doublets::Twice,
    opening: Opening::ThrowAgain,
    scoring: Scoring::Single,
    ..Rules::base(GameKind::GUL_BARA)
};

/// The men of a side: counts on its points 1 to 24.
type Counts = [u8; 25];

fn counts(text: &str) -> Counts {
    let mut counts = [0; 25];
    for part in text.split_whitespace() {
        let (point, men) = part.split_once(':').unwrap_or((part, "1"));
        let point: usize = point.parse().expect(part);
        counts[point] = men.parse().expect(part);
    }
    counts
}

fn position(mine: &Counts, theirs: &Counts) -> Position {
    let start = Position::started_by(RULES, Side::White);
    let mut setup = start.to_setup();
    for (side, counts) in [(&mut setup.white, mine), (&mut setup.black, theirs)] {
        side.points = *counts;
        side.off = 15 - counts.iter().sum::<u8>();
    }
    Position::from_setup(&setup).expect("the men of the case")
}

fn names(wins: &[ThrowWin]) -> BTreeSet<String> {
    let name = |win: &ThrowWin| match win {
        ThrowWin::Hit { at, .. } => format!("hit {at}"),
        ThrowWin::In { .. } => "in".to_owned(),
        ThrowWin::Table => "table".to_owned(),
    };
    wins.iter().map(name).collect()
}

/// The wins of a throw from their ruling alone, but for the ends of the table.
fn ruled(mine: &Counts, theirs: &Counts, (a, b): (usize, usize), fills: bool) -> BTreeSet<String> {
    let men = |point: usize| mine.get(point).copied().unwrap_or(0);
    let opposing = |point: usize| theirs[25 - point];
    let mut wins = BTreeSet::new();
    for point in (1..=24).filter(|&point| opposing(point) == 1) {
        let direct = men(point + a) > 0 || men(point + b) > 0;
        let free_rest = [a, b]
            .iter()
            .any(|rest| point + rest <= 24 && opposing(point + rest) < 2);
        if direct || men(point + a + b) > 0 && free_rest {
            wins.insert(format!("hit {point}"));
        }
    }
    let two = if a == b {
        men(12 + a) >= 2
    } else {
        men(12 + a) > 0 && men(12 + b) > 0
    };
    if two && opposing(12) == 0 {
        wins.insert("in".to_owned());
    }
    wins.extend(fills.then(|| "table".to_owned()));
    wins
}

#[test]
fn the_worked_throws_of_ticktack_hold() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules/ticktack.md");
    let text = std::fs::read_to_string(path).expect("the page is there");
    let blocks = text.split("```rosespring-ticktack\n").skip(1);
    let lines = blocks.flat_map(|block| block.lines().take_while(|line| *line != "```"));
    let (mut mine, mut theirs, mut thrown) = ([0; 25], [0; 25], None);
    let mut checks = 0;
    for line in lines {
        match line.split_once(' ').unwrap_or((line, "")) {
            ("white", men) => mine = counts(men),
            ("black", men) => theirs = counts(men),
            ("throw", dice) => thrown = Some(dice.parse::<Dice>().expect(line)),
            _ => {
                let dice = thrown.expect("a throw");
                let found = throw_wins(&position(&mine, &theirs), dice, TableFill::Two);
                let mut wanted: BTreeSet<String> = line.split(", ").map(str::to_owned).collect();
                wanted.remove("nothing");
                assert_eq!(names(&found), wanted, "{dice}: {line}");
                let numbers = (dice.first.get().into(), dice.second.get().into());
                let fills = wanted.contains("table");
                assert_eq!(
                    ruled(&mine, &theirs, numbers, fills),
                    wanted,
                    "{dice}: {line}"
                );
                checks += 1;
            }
        }
    }
    assert!(checks >= 8, "{checks} checks");
}

#[test]
fn a_filled_table_may_need_one_man_on_each_point() {
    let position = position(&counts("24:8 19 18 17 16 15 14:2"), &counts("24:15"));
    let dice = "6-1".parse().expect("a throw");

    assert_eq!(names(&throw_wins(&position, dice, TableFill::Two)).len(), 0);
    let wins = throw_wins(&position, dice, TableFill::One);
    assert_eq!(wins, [ThrowWin::Table]);
    assert_eq!(wins[0].units(), 2);
}

#[test]
fn ticktack_counts_what_its_ruling_says() {
    let start = Position::started_by(RULES, Side::White);
    let ends_of = |position: &Position, dice| {
        let thrown = position.throw(dice, &mut ()).expect("a throw is due");
        let mut ends = Ends::new();
        thrown.ends(&mut ends);
        let after = |end| thrown.after(&end, &mut ());
        ends.iter().map(after).collect::<Vec<_>>()
    };
    let (mut first, mut second, mut won) = (0, 0, 0);
    for (dice, _) in Dice::ALL_21 {
        assert_eq!(throw_wins(&start, dice, TableFill::Two), []);
        for end in ends_of(&start, dice) {
            first += 1;
            for (dice, _) in Dice::ALL_21 {
                match throw_wins(&end, dice, TableFill::Two).is_empty() {
                    true => second += ends_of(&end, dice).len(),
                    false => won += 1,
                }
            }
        }
    }
    assert_eq!((first, second), (42, 1_760));
    assert_eq!(won, 2);
}

#[test]
fn random_games_are_won_by_throws_that_the_ruling_names() {
    let mut rng = fastrand::Rng::with_seed(1674);
    let (mut throws, mut by_kind) = (0, BTreeSet::new());
    for _ in 0..400 {
        let mut position = Position::started_by(RULES, Side::White);
        while let rosespring_rules::Phase::Throw(side) = position.phase() {
            let dice = Dice::ALL_21[rng.usize(..21)].0;
            throws += 1;
            let wins = throw_wins(&position, dice, TableFill::Two);
            let list = |side| {
                let men: Men = position.board().men(side);
                let mut counts = [0; 25];
                men.points()
                    .for_each(|(point, men)| counts[usize::from(point.get())] = men);
                counts
            };
            let numbers = (dice.first.get().into(), dice.second.get().into());
            let found = names(&wins);
            let fills = found.contains("table");
            assert_eq!(
                found,
                ruled(&list(side), &list(side.other()), numbers, fills)
            );
            by_kind.extend(
                found
                    .iter()
                    .map(|name| name.split(' ').next().map(str::to_owned)),
            );
            let thrown = position.throw(dice, &mut ()).expect("due");
            let mut ends = Ends::new();
            thrown.ends(&mut ends);
            position = match (wins.is_empty(), ends.len()) {
                (false, _) => break,
                (true, 0) => thrown,
                (true, len) => thrown.after(&ends.get(rng.usize(..len)), &mut ()),
            };
        }
    }
    println!("400 games of Ticktack, {throws} throws");
    assert!((1_600..3_200).contains(&throws), "{throws} throws");
    assert!(by_kind.len() >= 2, "{by_kind:?}");
}
