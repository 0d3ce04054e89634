//! Moving pictures of turns.

use std::fs;
use std::path::Path;

use rosespring_rules::notation::record::{GameRecord, Record};
use rosespring_rules::{Dice, Game, Phase, Position, Rules, presets};

use crate::program::{Run, json, run, scratch};

/// The first colours of a man of White and of Black.
const IVORY: [u8; 3] = [0xf6, 0xea, 0xd2];
const WINE: [u8; 3] = [0x57, 0x15, 0x29];

/// Plays the first legal plays of a game with these throws, and writes its record.
fn record(start: Position, throws: &[(u8, u8)], name: &str) -> String {
    let mut game = Game::new(start);
    for &(first, second) in throws {
        if game.outcome().is_none() {
            let dice = Dice::from_numbers(first, second).expect("both are dice");
            game.throw(dice).expect("a throw is due");
        }
        while let Phase::Play(_) = game.position().phase() {
            let play = game.position().plays().remove(0);
            game.play(&play.steps).expect("it is legal");
        }
    }
    let mut record = Record::new(*start.rules(), "Ada", "Boris", 1);
    record.games.push(GameRecord::of(&game));
    let path = scratch(name);
    fs::write(&path, record.to_text()).expect("it can be written");
    path.to_str().expect("the path is text").to_owned()
}

fn clip(record: &str, out: &Path, more: &[&str]) -> Run {
    let fixed = [
        "clip",
        record,
        "--out",
        out.to_str().expect("the path is text"),
    ];
    run(&[&fixed, more].concat())
}

/// The last picture of a GIF, with its width, and the number of its frames.
fn last_picture(path: &Path) -> (Vec<[u8; 3]>, usize, usize) {
    let file = fs::File::open(path).expect("it is there");
    let mut decoder = gif::DecodeOptions::new()
        .read_info(file)
        .expect("it is a GIF");
    let width = usize::from(decoder.width());
    let mut picture = vec![[0; 3]; width * usize::from(decoder.height())];
    let palette = decoder.global_palette().expect("it has colours").to_vec();
    let mut frames = 0;
    while let Some(frame) = decoder.read_next_frame().expect("it can be read") {
        frames += 1;
        let [left, top, across] = [frame.left, frame.top, frame.width].map(usize::from);
        for (at, &index) in frame.buffer.iter().enumerate() {
            if Some(index) != frame.transparent {
                let place = (top + at / across) * width + left + at % across;
                let colour = &palette[usize::from(index) * 3..][..3];
                picture[place].copy_from_slice(colour);
            }
        }
    }
    (picture, width, frames)
}

/// White throws 5-5: one 5 can be played, three 5s and four 6s pass to Black.
fn handed_over(name: &str) -> String {
    let start = "rs1.gul-bara.1zehT4.jew1gT3.Tw"
        .parse()
        .expect("it is an id");
    record(start, &[(5, 5)], name)
}

#[test]
fn a_cascade_is_shown_step_by_step_and_told() {
    let out = scratch("cascade.gif");
    let record = handed_over("cascade.txt");
    let made = json(&[
        "clip",
        &record,
        "--out",
        out.to_str().unwrap(),
        "--json",
        "--width",
        "640",
    ]);

    let text = made["text"].as_str().unwrap();
    assert!(
        text.starts_with("White Ada, Black Boris\nwhite throws 5-5\n"),
        "{text}"
    );
    assert!(
        text.contains("\nblack takes over 5-5-5 6-6-6-6\n"),
        "{text}"
    );
    let (picture, width, frames) = last_picture(&out);
    assert_eq!(made["frames"], frames);
    assert_eq!(
        made["bytes"].as_u64(),
        Some(fs::metadata(&out).unwrap().len())
    );
    // The throw, eight steps with their ways, and what passes on.
    assert!(frames > 8 * 4, "{frames}");
    // In a board 640 units wide a man of White's 24 point stands at (549, 53).
    let pixels = |colour| picture.iter().filter(|&&pixel| pixel == colour).count();
    assert!(pixels(IVORY) > 3_000 && pixels(WINE) > 3_000);
    assert_eq!(width, 640);
    assert!(fs::metadata(&out).unwrap().len() < 200_000);
}

#[test]
fn every_turn_is_told_from_the_opening_on() {
    let record = record(
        Position::start(Rules::preset("backgammon").unwrap()),
        &[(3, 1), (6, 4), (2, 1)],
        "told.txt",
    );
    let whole = fs::read_to_string(&record).unwrap();
    let out = scratch("told.gif");
    for (turns, throw, last) in [("1", 1, 1), ("1-3", 1, 3), ("2-3", 2, 3)] {
        let told = clip(&record, &out, &["--turns", turns]).out;
        let lines = whole
            .lines()
            .filter(|line| line.contains(" throws ") || line.contains(" plays "));
        let wanted: Vec<&str> = lines
            .skip(2 * (throw - 1))
            .take(2 * (last + 1 - throw))
            .collect();
        assert_eq!(told.lines().skip(1).collect::<Vec<_>>(), wanted, "{turns}");
    }
}

#[test]
fn the_same_turns_have_the_same_bytes() {
    let record = handed_over("same.txt");
    let files = ["same-1.gif", "same-2.gif"].map(scratch);
    for file in &files {
        let done = clip(&record, file, &["--turns", "1", "--width", "320"]);
        assert_eq!(done.code, 0, "{}", done.talk);
    }
    assert!(fs::read(&files[0]).unwrap() == fs::read(&files[1]).unwrap());
}

#[test]
fn every_game_can_be_drawn() {
    let out = scratch("every.gif");
    for preset in presets() {
        let throws = [(6, 3), (6, 6), (2, 1)];
        let record = record(Position::start(preset.rules), &throws, "every.txt");
        let done = clip(&record, &out, &["--width", "160"]);
        assert_eq!(done.code, 0, "{}: {}", preset.name, done.talk);
        assert!(last_picture(&out).2 > 6, "{}", preset.name);
    }
}

#[test]
fn what_is_not_there_is_refused_and_nothing_is_written() {
    let out = scratch("refused.gif");
    let record = handed_over("refused.txt");
    for (more, message) in [
        (["--turns", "2"], "--turns 2-2: game 1 has 1 turns"),
        (["--turns", "3-2"], "expected a turn or a range of turns"),
        (["--turns", "0"], "expected a turn or a range of turns"),
        (["--game", "2"], "--game 2: the record has 1 games"),
        (["--game", "0"], "--game 0: the record has 1 games"),
        (["--width", "5"], "5 is not in 160..=1280"),
    ] {
        let done = clip(&record, &out, &more);
        assert_eq!(done.code, 2, "{more:?}");
        assert!(done.talk.contains(message), "{}", done.talk);
        assert!(!out.exists(), "{more:?}");
    }
    let empty = Record::new(Rules::preset("gioul").unwrap(), "Ada", "Boris", 1);
    let path = scratch("empty.txt");
    fs::write(&path, empty.to_text()).unwrap();
    assert_eq!(clip(path.to_str().unwrap(), &out, &[]).code, 2);
    let film = clip(&record, &scratch("refused.webm"), &[]);
    assert_eq!(film.code, 2, "{}", film.talk);
    assert!(
        film.talk.contains("its name ends with .gif"),
        "{}",
        film.talk
    );
    let nowhere = clip(&record, &scratch("no-folder").join("a.gif"), &[]);
    assert_eq!(nowhere.code, 3, "{}", nowhere.talk);
}
