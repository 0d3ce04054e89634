//! Whole games as golden texts: `tests/playthrough/<game>.txt` holds everything that can be seen of
//! a seeded game, position by position, and `<game>.record` its record. The server, the module of
//! WebAssembly and the Python package play the games again and must write the same records.
//! `ROSESPRING_BLESS=1` writes both anew; read the difference.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use fastrand::Rng;
use rosespring_rules::notation::record::{GameRecord, Record};
use rosespring_rules::notation::{diagram, text};
use rosespring_rules::{
    Die, Event, Game, GameKind, Outcome, Phase, Play, Position, Remainder, Rules, Side,
};

use crate::bridge::{self, men_on};
use crate::model::Options;

/// Seeds of dice and choices, each of a game that shows its rules at work. A game that is not named
/// has the first seed that shows everything its rules are about ([`shown`]).
const SEEDS: [(&str, u64); 4] = [
    ("gul-bara", 654),
    ("gioul", 656),
    ("tawula", 418),
    ("backgammon", 726),
];
/// Plays of a stage that are listed.
const LISTED_PLAYS_MAX: usize = 6;
/// The number of throws between diagrams.
const THROWS_A_DIAGRAM: usize = 8;

fn path(name: &str, ending: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/playthrough/{name}.{ending}"))
}

/// Writes one game.
struct Scribe {
    text: String,
    position: Position,
    /// The same game as a program keeps it.
    game: Game,
    rng: Rng,
    throws: usize,
}

impl Scribe {
    fn new(rules: &str, seed: u64) -> Self {
        let position = Position::start(rules.parse().expect("a preset"));
        let text = format!(
            "{rules}, seed {seed}, fingerprint {:016x}\n",
            position.rules().fingerprint()
        );
        Self {
            text,
            position,
            game: Game::new(position),
            rng: Rng::with_seed(seed),
            throws: 0,
        }
    }

    fn line(&mut self, line: &str) {
        writeln!(self.text, "{line}").expect("text is written");
    }

    fn write(mut self) -> WholeGame {
        loop {
            let position = self.position;
            let [white, black] = Side::ALL.map(|side| position.pips(side));
            self.line(&format!("\n{}", position.id()));
            self.line(&format!(
                "{}; pips {white} {black}",
                diagram::phase(&position)
            ));
            let mut events: Vec<Event> = Vec::new();
            self.position = match position.phase() {
                Phase::Over(outcome) => {
                    self.draw();
                    assert_eq!(self.game.outcome(), Some(outcome));
                    return WholeGame {
                        outcome,
                        record: self.record(),
                        text: self.text,
                    };
                }
                Phase::Opening | Phase::Throw(_) => self.throw(&mut events),
                Phase::Name(_) => self.name(&mut events),
                Phase::Play(_) => self.play(&mut events),
            };
            for event in events {
                self.line(&format!("  {event:?}"));
            }
        }
    }

    fn record(&self) -> String {
        let mut record = Record::new(*self.position.rules(), "first", "second", 1);
        record.games.push(GameRecord::of(&self.game));
        record.to_text()
    }

    fn draw(&mut self) {
        let drawn = diagram::draw(&self.position, Side::White);
        self.text.push_str(&drawn);
    }

    fn throw(&mut self, events: &mut Vec<Event>) -> Position {
        if self.throws.is_multiple_of(THROWS_A_DIAGRAM) {
            self.draw();
        }
        self.throws += 1;
        let (first, second) = (self.rng.u8(1..=6), self.rng.u8(1..=6));
        self.line(&format!("throw {first}-{second}"));
        let dice = bridge::dice(first, second);
        self.game.throw(dice).expect("a throw is due");
        self.position.throw(dice, events).expect("a throw is due")
    }

    fn name(&mut self, events: &mut Vec<Event>) -> Position {
        let number = Die::ALL[self.rng.usize(..6)];
        self.line(&format!("name {number}"));
        let due = "a doublet is to be named";
        self.game.name(number).expect(due);
        self.position.name(number, events).expect(due)
    }

    fn play(&mut self, events: &mut Vec<Event>) -> Position {
        let mut plays = self.position.plays();
        let options = Options::read(&self.position.rules().to_string()).expect("the rules read");
        plays.sort_by_key(|play| men_on(&options, &play.end.board));
        self.line(&format!("{} plays", plays.len()));
        let position = self.position;
        let written = |play: &Play| text::play(&position, &play.steps);
        for play in plays.iter().take(LISTED_PLAYS_MAX) {
            self.line(&format!("  {}", written(play)));
        }
        let chosen = &plays[self.rng.usize(..plays.len())];
        self.line(&format!("play {}", written(chosen)));
        let read = text::parse_play(&position, &written(chosen)).expect("a play as written reads");
        let next = position
            .play(&chosen.steps, events)
            .expect("a play of the list");
        self.game.play(&chosen.steps).expect("a play of the list");
        assert_eq!(
            position.play(&read, &mut ()),
            Ok(next),
            "{}",
            written(chosen)
        );
        next
    }
}

/// What the whole game of some rules has to show, as its text says it.
fn shown(rules: &Rules) -> Vec<&'static str> {
    let mut shown = vec!["StagePassed"];
    if rules.has_bar() {
        shown.extend(["bar/", "*"]);
    }
    if rules.has_hand() {
        shown.push("hand/");
    }
    if rules.remainder().is_some() {
        shown.extend(["cascades: true", "Lost"]);
    }
    if matches!(rules.remainder(), Some(Remainder::OpponentPlays { .. })) {
        shown.extend(["to: White", "to: Black"]);
    }
    shown
}

/// A game in the forms of its goldens.
struct WholeGame {
    text: String,
    record: String,
    outcome: Outcome,
}

/// The whole game of a preset that its goldens hold.
fn whole_game(name: &str) -> WholeGame {
    if let Some((_, seed)) = SEEDS.iter().find(|(known, _)| *known == name) {
        return Scribe::new(name, *seed).write();
    }
    let shown = shown(&name.parse().expect("a preset"));
    let mut games = (1..).map(|seed| Scribe::new(name, seed).write());
    let found = games.find(|WholeGame { text, outcome, .. }| {
        outcome.units() > 0 && shown.iter().all(|part| text.contains(part))
    });
    found.expect("there are seeds without end")
}

/// Compares a text with its golden, or writes the golden.
fn check_golden(name: &str, ending: &str, text: &str) {
    let path = path(name, ending);
    if std::env::var("ROSESPRING_BLESS").is_ok() {
        std::fs::write(&path, text).unwrap_or_else(|error| panic!("{name}: {error}"));
    }
    let golden = std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    for (index, (got, expected)) in text.lines().zip(golden.lines()).enumerate() {
        assert_eq!(got, expected, "{}:{}", path.display(), index + 1);
    }
    assert!(text == golden, "{} has another end", path.display());
}

#[test]
fn whole_games_are_as_they_were() {
    for name in GameKind::all().map(GameKind::name) {
        let game = whole_game(name);
        assert!(game.outcome.units() > 0, "{name}: a game with a winner");
        check_golden(name, "txt", &game.text);
        check_golden(name, "record", &game.record);
    }
}

/// The goldens are worth keeping: each shows what its game is about.
#[test]
fn the_golden_games_show_their_rules() {
    for game in GameKind::all() {
        let name = game.name();
        let golden = std::fs::read_to_string(path(name, "txt"))
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        for part in shown(&game.declaration().default_preset().rules) {
            assert!(
                golden.contains(part),
                "tests/playthrough/{name}.txt shows no `{part}`"
            );
        }
    }
}
