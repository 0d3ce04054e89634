use rosespring_rules::{PRESETS, Phase, Rules};

use super::*;
use crate::walk;

/// The games whose levels were measured.
fn measured() -> impl Iterator<Item = GameKind> {
    GameKind::all().filter(|&game| Level::of_game(game) == Level::ALL)
}

fn erring(rules: Rules, thousandths: u16, seed: u64) -> ErringPlayer {
    ErringPlayer::new(
        crate::shipped_evaluator(rules.game),
        Misjudgement::from_thousandths(thousandths).unwrap(),
        fastrand::Rng::with_seed(seed),
    )
}

/// Positions of a random game in which a stage is to be played.
fn stages(rules: Rules, seed: u64) -> Vec<Position> {
    let mut positions = Vec::new();
    let mut rng = fastrand::Rng::with_seed(seed);
    let see = |position: &Position| positions.push(*position);
    walk::random_game_with(rules, &mut rng, &mut rosespring_rules::Ends::new(), see);
    positions.retain(|position| matches!(position.phase(), Phase::Play(_)));
    positions
}

#[test]
fn every_level_of_every_game_is_in_the_table() {
    assert!(measured().count() >= 4);
    for game in measured() {
        let rows = Level::ALL.map(|level| table::row(game, level).unwrap());

        assert_eq!(rows[0].rating, Some(Rating::default()), "{game}");
        let mut last = f32::NEG_INFINITY;
        for rating in rows.iter().filter_map(|row| row.rating) {
            assert!(last < rating.elo, "{game:?} {rating:?}");
            assert!(rating.low <= rating.elo && rating.elo <= rating.high);
            last = rating.elo;
        }
        assert!(rows.is_sorted_by_key(|row| std::cmp::Reverse(row.misjudges)));
        assert!(Level::new(6).unwrap().misjudges(game).is_some());
        assert!(Level::new(7).unwrap().misjudges(game).is_none());
    }
}

#[test]
fn a_line_that_does_not_fit_is_refused() {
    let head = "game,level,misjudges,elo,low,high";

    assert_eq!(
        table::read(&format!("{head}\ngioul,3,5,1,0,2\n"))
            .unwrap()
            .len(),
        1
    );
    for line in [
        "gioul,3,5,1,0",
        "gioul,9,5,1,0,2",
        "gioul,3,5000,1,0,2",
        "chess,3,5,1,0,2",
        "gioul,3,5,x,0,2",
        "gioul,3,5,,0,2",
    ] {
        assert!(
            table::read(&format!("{head}\n{line}\n")).is_none(),
            "{line}"
        );
    }
}

#[test]
fn names_are_read_back() {
    for level in Level::ALL {
        assert_eq!(level.to_string().parse(), Ok(level));
        assert_eq!(level.number().to_string().parse(), Ok(level));
        assert_eq!(Level::new(level.number()), Some(level));
    }
    for text in ["", "0", "9", "+3", "03", "level:", "level:12", "Level:3"] {
        assert!(text.parse::<Level>().is_err(), "{text}");
    }
    assert_eq!(Level::new(0), None);
}

#[test]
fn without_errors_it_plays_like_the_net() {
    let rules = PRESETS[0].rules;
    let mut sure = erring(rules, 0, 1);
    let mut net = NetPlayer::new(crate::shipped_evaluator(rules.game));

    for position in stages(rules, 3) {
        let [a, b] = [&mut sure as &mut dyn Player, &mut net]
            .map(|player| player.choose_end(&position, Stakes::Units).unwrap().board);
        assert_eq!(a, b);
    }
}

#[test]
fn no_play_loses_more_than_the_misjudgement() {
    for preset in PRESETS {
        let mut player = erring(preset.rules, 120, 4);
        let mut search = Greedy::new(crate::shipped_evaluator(preset.rules.game));
        let mut erred = 0;
        for position in stages(preset.rules, 9) {
            let end = player.choose_end(&position, Stakes::Units).unwrap();
            let candidates = search.candidates(&position, Stakes::Units);
            let chosen = candidates.iter().find(|one| one.end.board == end.board);
            let lost = candidates[0].worth - chosen.unwrap().worth;

            assert!(lost <= 0.1201, "{}: lost {lost}", position.id());
            erred += u32::from(lost > 0.0);
        }
        assert!(erred > 0, "{}: it never errs", preset.name);
    }
}

#[test]
fn the_same_seed_makes_the_same_errors() {
    for level in [Level::FIRST, Level::LAST] {
        let rules = PRESETS[0].rules;
        let positions = stages(rules, 5);
        let play = |seed| {
            let rng = fastrand::Rng::with_seed(seed);
            let mut player = LevelPlayer::new(rules.game, level, rng).unwrap();
            let chosen = positions.iter().step_by(4);
            let chosen = chosen.map(|position| player.choose_end(position, Stakes::Units));
            chosen.map(|end| end.unwrap().board).collect::<Vec<_>>()
        };

        assert_eq!(play(1), play(1));
        assert_eq!(play(1) == play(2), level == Level::LAST, "{level}");
    }
}
