//! Whole games at a table, event by event, for measurements and tests.

#![allow(dead_code, reason = "each program and test uses a part of it")]

use std::sync::Arc;

use rosespring_engine::levels::Level;
use rosespring_rules::{Position, Step};
use rosespring_table::game::entry::StoredStep;
use rosespring_table::game::{
    Automatic, Command, DiceSource, Entry, LogEntry, Player, Purpose, SeatHolder, Seed, Settings,
    State, Viewer,
};
use rosespring_table::opponent::{EnginePlayers, Opponent, Question};
use rosespring_table::view;
use rosespring_wire::table::{PhaseView, TableEvent, TableView};

/// The players of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Players {
    /// Two persons, step by step.
    Persons,
    /// A person, White, against the program.
    AgainstProgram,
}

/// The index of the program's level: level 4.
const LEVEL: usize = 3;

/// An event and the view after it.
pub(crate) type WalkEvent = (TableEvent, TableView);

/// A table whose state changes event by event.
pub(crate) struct Walk {
    pub(crate) state: State,
    /// The view of the state.
    pub(crate) view: TableView,
    /// All events since the table was created.
    pub(crate) story: Vec<WalkEvent>,
    /// The view of a viewer without a seat after each of these events.
    pub(crate) watched: Vec<TableView>,
}

/// Returns the settings of a match to `match_to` units, whose dice follow from `seed`.
pub(crate) fn settings(rules: &str, players: Players, match_to: u8, seed: u8) -> Settings {
    let person = |name: &str| SeatHolder::Person(Player::at_screen(name));
    Settings {
        rules: rules.parse().expect("the name of a preset"),
        purpose: Purpose::Game,
        start: None,
        dice: Vec::new(),
        white: person("Ada"),
        black: match players {
            Players::Persons => person("Boris"),
            Players::AgainstProgram => SeatHolder::Computer {
                level: Level::ALL[LEVEL],
            },
        },
        match_to,
        auto_forced: players == Players::AgainstProgram,
        seed: Seed::from_bytes([seed; 32]),
        dice_listed: false,
        chains: None,
        time: None,
    }
}

impl Walk {
    /// Creates a table and begins its first game.
    pub(crate) fn new(settings: Settings) -> Self {
        let mut state = State::new(Arc::new(settings));
        let first = state.stamp(0, None, state.begin_game());
        state.apply(&first).expect("a first game");
        let view = view_of(&state);
        Self {
            state,
            view,
            story: Vec::new(),
            watched: Vec::new(),
        }
    }

    fn happen(&mut self, entry: &LogEntry) {
        let before = self.state.clone();
        self.state.apply(entry).expect("it follows from the state");
        let event =
            view::event_view(&before, &entry.entry, &self.state).expect("an event of the page");
        self.view = view_of(&self.state);
        self.story.push((event, self.view.clone()));
        self.watched.push(self.watched_view());
    }

    /// Returns the view of a viewer without a seat.
    pub(crate) fn watched_view(&self) -> TableView {
        let watcher = Viewer::watcher(Player::at_screen("Zoe").id, 0);
        view::table_view("table", &self.state, &watcher).expect("a game has begun")
    }

    /// Carries out a command and the automatic events that follow; returns false if it was refused.
    pub(crate) fn ask(&mut self, command: &Command) -> bool {
        let screen = Viewer::screen();
        let Ok(entry) = self.state.decide(command, &screen, 0, &DiceSource::Seeded) else {
            return false;
        };
        self.happen(&entry);
        loop {
            match self.state.automatic(0, &DiceSource::Seeded) {
                Automatic::Entry(entry) => self.happen(&entry),
                Automatic::Think { position, .. } => {
                    let steps = self.choose(position).into_iter();
                    let entry = Entry::StagePlayed {
                        steps: steps.map(StoredStep).collect(),
                        forced: false,
                    };
                    self.happen(&self.state.stamp(0, None, entry));
                }
                Automatic::Wait { .. } => return true,
            }
        }
    }

    fn choose(&self, position: Position) -> Vec<Step> {
        EnginePlayers.choose(&Question {
            level: Level::ALL[LEVEL],
            position,
            stakes: self.state.stakes(),
            seed: u64::from(self.state.version()),
            budget: None,
        })
    }

    /// Makes the next choice of the person whose turn it is, as the program would play.
    pub(crate) fn go_on(&mut self) {
        if self.view.can_throw {
            self.ask(&Command::Throw);
        } else if self.view.can_done {
            self.ask(&Command::Done);
        } else {
            let position = self.view.position_id.parse().expect("an id of a position");
            for step in self.choose(position) {
                assert!(self.ask(&step.into()), "a step of a legal play");
            }
        }
    }

    /// Returns whether the game is over.
    pub(crate) const fn is_over(&self) -> bool {
        matches!(self.view.phase, PhaseView::Over { .. })
    }
}

fn view_of(state: &State) -> TableView {
    view::table_view("table", state, &Viewer::screen()).expect("a game has begun")
}
