//! What is written for other programs is read back and compared with the game.

// What a test takes for granted may fail loudly, in its helpers too.
#![allow(clippy::unwrap_used)]

use fastrand::Rng;
use rosespring_rules::notation::export::Loss;
use rosespring_rules::notation::record::{GameRecord, Record, TournamentOf};
use rosespring_rules::notation::{mat, sgf};
use rosespring_rules::{
    Dice, Die, Entry, Game, Landing, Match, Origin, PRESETS, Phase, Position, Rules, Side, Step,
    WinKind,
};

/// A stage as any reader sees it: who moved, with which dice, from where to where.
#[derive(Debug, Clone, PartialEq, Eq)]
struct MovedStage {
    side: Side,
    dice: [u8; 2],
    /// In the mover's numbering, 25 the bar or the hand, 0 off.
    moves: Vec<(u8, u8)>,
}

/// A match of chance plays.
fn chance_match(rules: Rules, match_to: u8, seed: u64) -> Record {
    let mut rng = Rng::with_seed(seed);
    let mut score = Match::new(rules, match_to);
    let mut record = Record::new(rules, "Ayşe", "Иван [x]: B\\", match_to);
    while score.winner().is_none() {
        let mut game = Game::new(score.next_game());
        while game.outcome().is_none() {
            match game.position().phase() {
                Phase::Play(_) => {
                    let plays = game.position().plays();
                    game.play(&plays[rng.usize(..plays.len())].steps).unwrap();
                }
                Phase::Name(_) => game.name(Die::ALL[rng.usize(..6)]).unwrap(),
                _ => {
                    let dice = Dice::from_numbers(rng.u8(1..=6), rng.u8(1..=6)).unwrap();
                    game.throw(dice).unwrap();
                }
            }
        }
        score.count(game.outcome().unwrap());
        record.games.push(GameRecord::of(&game));
    }
    record
}

fn moved_stages(game: &GameRecord) -> Vec<MovedStage> {
    let place = |step: &Step| {
        let from = match step.from {
            Origin::Point(point) => point.get(),
            Origin::Bar | Origin::Hand => 25,
        };
        match step.landing(game.start.rules()) {
            Landing::Point(point) => (from, point.get()),
            Landing::Off => (from, 0),
        }
    };
    let (mut thrown, mut thrower) = ([0, 0], Side::White);
    let mut stages = Vec::new();
    for entry in &game.entries {
        let (mover, numbers, steps) = match entry {
            Entry::Throw { side, dice } => {
                (thrown, thrower) = (dice.map(|die| die.get()), *side);
                continue;
            }
            Entry::Play {
                mover,
                numbers,
                steps,
            } => (*mover, numbers, steps.as_slice()),
            Entry::Pass { mover, numbers } => (*mover, numbers, [].as_slice()),
            _ => continue,
        };
        let equal = numbers.iter().all(|number| *number == numbers[0]);
        stages.push(MovedStage {
            side: mover,
            dice: match equal {
                true => [numbers[0].get(); 2],
                false if mover == thrower => thrown,
                // Two numbers that were handed over, the larger first.
                false => [0, 1].map(|index| numbers[index].get()),
            },
            moves: steps.iter().map(place).collect(),
        });
    }
    stages
}

/// The games of a `.mat`, and what its last lines say.
fn read_mat(text: &str) -> (Vec<Vec<MovedStage>>, Vec<String>) {
    let mut games: Vec<Vec<MovedStage>> = Vec::new();
    let mut wins = Vec::new();
    for line in text.lines() {
        if line.starts_with(" Game ") {
            games.push(Vec::new());
        }
        if line.trim_start().starts_with("Wins") {
            wins.push(line.to_owned());
        }
        let Some((number, cells)) = line.split_once(") ") else {
            continue;
        };
        if number.trim().parse::<u32>().is_err() {
            continue;
        }
        // A cell of twelve steps is longer than its column.
        let starts: Vec<usize> = cells.match_indices(':').map(|(at, _)| at - 2).collect();
        let ends = starts.iter().skip(1).copied().chain([cells.len()]);
        for (index, (&start, end)) in starts.iter().zip(ends).enumerate() {
            let side = Side::ALL[usize::from(index > 0 || start >= 35)];
            let game = games.last_mut().unwrap();
            game.push(read_cell(side, cells[start..end].trim()));
        }
    }
    (games, wins)
}

fn read_cell(side: Side, cell: &str) -> MovedStage {
    let (dice, moves) = cell.split_once(':').unwrap();
    let mut digits = dice.bytes().map(|byte| byte - b'0');
    let place = |one: &str| {
        let (from, to) = one.trim_end_matches('*').split_once('/').unwrap();
        (from.parse().unwrap(), to.parse().unwrap())
    };
    MovedStage {
        side,
        dice: [digits.next().unwrap(), digits.next().unwrap()],
        moves: moves.split_whitespace().map(place).collect(),
    }
}

/// The nodes of a tree: their properties with their values, unescaped.
type Node = Vec<(String, Vec<String>)>;

fn read_sgf(text: &str) -> Vec<Vec<Node>> {
    let mut games: Vec<Vec<Node>> = Vec::new();
    let mut name = String::new();
    let mut characters = text.chars();
    while let Some(character) = characters.next() {
        match character {
            '(' => games.push(Vec::new()),
            ';' => games.last_mut().unwrap().push(Node::new()),
            '[' => {
                let mut value = String::new();
                loop {
                    match characters.next().unwrap() {
                        ']' => break,
                        '\\' => value.push(characters.next().unwrap()),
                        other => value.push(other),
                    }
                }
                let node = games.last_mut().unwrap().last_mut().unwrap();
                if name.is_empty() {
                    node.last_mut().unwrap().1.push(value);
                } else {
                    node.push((std::mem::take(&mut name), vec![value]));
                }
            }
            letter if letter.is_ascii_uppercase() => name.push(letter),
            ')' | '\n' => name.clear(),
            other => panic!("`{other}` is outside of values"),
        }
    }
    games
}

fn value<'a>(node: &'a Node, name: &str) -> Option<&'a str> {
    let found = node.iter().find(|(own, _)| own == name);
    found.map(|(_, values)| values[0].as_str())
}

fn told_by(rules: Rules, nodes: &[Node]) -> Vec<MovedStage> {
    let mut stages = Vec::new();
    for node in nodes {
        for (name, side) in [("W", Side::White), ("B", Side::Black)] {
            let Some(text) = value(node, name) else {
                continue;
            };
            let bytes = text.as_bytes();
            let place = |letter: u8| match letter {
                b'y' => 25,
                b'z' => 0,
                letter => {
                    let white = letter - b'a' + 1;
                    match side {
                        Side::White => white,
                        Side::Black => {
                            let point = rosespring_rules::Point::new(white).unwrap();
                            rules.movement.facing(point).get()
                        }
                    }
                }
            };
            let pairs = bytes[2..].chunks(2);
            stages.push(MovedStage {
                side,
                dice: [bytes[0] - b'0', bytes[1] - b'0'],
                moves: pairs.map(|pair| (place(pair[0]), place(pair[1]))).collect(),
            });
        }
    }
    stages
}

#[test]
fn whole_matches_are_read_back_from_both_formats() {
    for (preset, seed) in PRESETS.iter().zip(1..) {
        let record = chance_match(preset.rules, 3, seed);
        let expected: Vec<Vec<MovedStage>> = record.games.iter().map(moved_stages).collect();

        let (games, wins) = read_mat(&mat::export(&record).text);
        assert_eq!(games, expected, "{}", preset.name);
        assert!(wins.last().unwrap().ends_with(" and the match"), "{wins:?}");
        let won = |game: &&GameRecord| game.replay().unwrap().outcome().unwrap().winner().is_some();
        assert_eq!(wins.len(), record.games.iter().filter(won).count());

        let text = sgf::export(&record).text;
        let trees = read_sgf(&text);
        assert_eq!(trees.len(), record.games.len());
        for ((nodes, stages), game) in trees.iter().zip(&expected).zip(&record.games) {
            assert_eq!(&told_by(preset.rules, nodes), stages, "{}", preset.name);
            check_root(&record, game, &nodes[0]);
            check_setup(game, &nodes[1]);
        }
    }
}

fn check_root(record: &Record, game: &GameRecord, root: &Node) {
    assert_eq!(value(root, "GM"), Some("6"));
    assert_eq!(value(root, "PB"), Some("Иван [x]: B\\"));
    assert_eq!(value(root, "XV"), Some(record.rules.to_string().as_str()));
    let result = game.replay().unwrap().outcome().unwrap();
    let expected = match result.winner() {
        Some(Side::White) => format!("W+{}", result.units()),
        Some(Side::Black) => format!("B+{}", result.units()),
        None => "Draw".to_owned(),
    };
    assert_eq!(value(root, "RE"), Some(expected.as_str()));
}

/// The men that are set up are those of the start.
fn check_setup(game: &GameRecord, node: &Node) {
    if value(node, "XS").is_none() {
        assert_eq!(game.start.rules().to_string(), "backgammon");
        return;
    }
    assert_eq!(value(node, "XS").map(str::parse), Some(Ok(game.start)));
    let men = |name: &str| {
        let found = node.iter().find(|(own, _)| own == name);
        found.unwrap().1.len()
    };
    let all = usize::from(game.start.rules().men());
    assert_eq!((men("AW"), men("AB")), (all, all));
}

#[test]
fn the_tournament_is_named_where_other_programs_look() {
    let mut record = chance_match(PRESETS[0].rules, 1, 1);
    record.tournament = Some(TournamentOf {
        name: "The \"Friday\" [cup]".to_owned(),
        round: Some(3),
    });

    let [mat, sgf] = [mat::export(&record).text, sgf::export(&record).text];

    let lines = "; [Event \"The 'Friday' [cup]\"]\n; [Round \"3\"]\n";
    assert!(mat.contains(lines), "{mat}");
    assert!(sgf.contains("EV[The \"Friday\" [cup\\]]RO[3]"), "{sgf}");
}

#[test]
fn a_hand_over_is_told_in_sgf_and_named_as_lost_in_mat() {
    let gioul = PRESETS[3].rules;
    let record = (1..)
        .map(|seed| chance_match(gioul, 1, seed))
        .find(|record| {
            let mut entries = record.games[0].entries.iter();
            entries.any(|entry| matches!(entry, Entry::HandOver { .. }))
        })
        .unwrap();
    let groups = record.games[0]
        .entries
        .iter()
        .find_map(|entry| match entry {
            Entry::HandOver { groups, .. } => Some(groups),
            _ => None,
        });
    let groups: Vec<String> = groups
        .unwrap()
        .iter()
        .map(|group| group.iter().map(ToString::to_string).collect())
        .collect();

    let written = sgf::export(&record);
    let trees = read_sgf(&written.text);
    let passed = trees[0].iter().find_map(|node| value(node, "XP"));
    assert_eq!(passed, Some(groups.join(" ").as_str()));
    assert_eq!(written.losses, [Loss::Rules, Loss::Private]);

    let losses = mat::export(&record).losses;
    assert_eq!(
        losses,
        [
            Loss::Rules,
            Loss::Opening,
            Loss::Cascade,
            Loss::HandOver,
            Loss::Names
        ]
    );
}

#[test]
fn a_game_of_backgammon_is_laid_out_as_others_read_it() {
    let rules = Rules::preset("backgammon").unwrap();
    let mut game = Game::new(Position::start(rules));
    for (dice, play) in [
        ("3-1", "8/5 6/5"),
        ("6-2", "24/18 13/11"),
        ("6-1", "13/7* 8/7"),
    ] {
        game.throw(dice.parse().unwrap()).unwrap();
        let steps = rosespring_rules::notation::text::parse_play(game.position(), play).unwrap();
        game.play(&steps).unwrap();
    }
    game.resign(Side::Black, WinKind::Single).unwrap();
    let mut record = Record::new(rules, "Ada", "Boris", 1);
    record.games.push(GameRecord::of(&game));

    let written = mat::export(&record);
    let expected = "\
; [Variation \"Backgammon\"]
; [Rules \"backgammon\"]

 1 point match

 Game 1
 Ada : 0                                Boris : 0
  1) 31: 8/5 6/5                        62: 24/18 13/11
  2) 61: 13/7* 8/7
      Wins 1 point and the match
";
    assert_eq!(written.text, expected);
    assert_eq!(written.losses, [Loss::Resignation]);

    let version = env!("CARGO_PKG_VERSION");
    let expected = format!(
        "(;FF[4]GM[6]CA[UTF-8]AP[Rosespring:{version}]MI[length:1][game:1][ws:0][bs:0]\
         PW[Ada]PB[Boris]XV[backgammon]RE[W+1R]\n;XO[31]\n;W[31hefe]\n;B[62agln]\n;W[61mghg])\n"
    );
    let written = sgf::export(&record).text;
    assert_eq!(written, expected);
}

#[test]
fn positions_are_told_as_the_start_of_a_game() {
    let start: Position = "rs1.gioul.fziT4.fziT4.Pbw33".parse().unwrap();
    let mut game = Game::new(start);
    let play = game.position().plays().remove(0);
    game.play(&play.steps).unwrap();
    let mut record = Record::new(*start.rules(), "Ada", "Boris", 1);
    record.games.push(GameRecord::of(&game));

    let written = mat::export(&record);
    assert!(written.text.contains(&format!("; [Position \"{start}\"]")));
    assert!(written.losses.contains(&Loss::Start));
    let written = sgf::export(&record);
    let nodes = &read_sgf(&written.text)[0];
    assert_eq!(value(&nodes[1], "PL"), Some("W"));
    assert_eq!(
        value(&nodes[1], "AB"),
        Some("a"),
        "Black's start is White's ace point"
    );
    assert!(written.losses.contains(&Loss::Start));
}
