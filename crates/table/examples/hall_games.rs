//! Prints games of two people at two machines, whose dice three parties throw: the messages that
//! White's page receives, the commands that it sends, and the record, one game in each line.
//!
//! `cargo xtask codegen` writes them to `web/src/hall/links/games.ndjson`.
//!
//! ```sh
//! cargo run --package rosespring-table --features hall --example hall_games
//! ```
#![allow(
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a program for the tests of the page"
)]

mod walk;

use rosespring_dice::{Chain, ChainContext, Link, Party};
use rosespring_engine::levels::Level;
use rosespring_rules::{Die, Side, Step};
use rosespring_table::change::{Change, ChangeContext, begin};
use rosespring_table::game::{
    Command, DiceSource, Player, PlayerId, SeatHolder, Settings, State, Viewer,
};
use rosespring_table::opponent::{EnginePlayers, Opponent, Question};
use rosespring_table::{record, stored, view};
use rosespring_wire::messages::ToClient;
use rosespring_wire::table::{LinkBytes, LinksView, PhaseView, StepView, TableView, TimeControl};
use serde::Serialize;

use walk::{Players, settings};

/// The id of the table, and those of White's and Black's player.
const TABLE: &str = "table";
const PLAYERS: [&str; 2] = ["ada", "boris"];
/// The bytes of the last value of each player's chain; the other one's for each chain that replaces
/// another one are higher by one.
const SECRETS: [u8; 2] = [0x20, 0x40];
/// The index of the level at which both play.
const LEVEL: usize = 3;

/// A game as White's page sees it.
#[derive(Serialize)]
struct Game<'a> {
    name: &'a str,
    /// The last value of White's chain.
    secret: String,
    first: &'a TableView,
    messages: &'a [ToClient],
    sent: &'a [PageCommand],
    record: serde_json::Value,
}

/// A command of White's page.
#[derive(Serialize)]
struct PageCommand {
    /// The version of the table for which it is meant.
    after: u32,
    command: Command,
}

fn main() {
    let games = [
        ("gul-bara", 3, None, None),
        ("backgammon", 4, Some(9), Some(TimeControl::OneDay)),
    ];
    for (name, seed, replaced, time) in games {
        let mut hall = Hall::new(Settings {
            time,
            ..linked(settings(name, Players::Persons, 1, seed))
        });
        let first = hall.view.clone();
        while !hall.is_over() {
            hall.go_on(replaced);
        }
        let stored = stored::to_stored(TABLE, &hall.state, 0);
        let record = record::record(&stored, &hall.bodies).expect("a whole game");
        let record = rosespring_wire::record::to_json(&record);
        let game = Game {
            name,
            secret: Link::from_bytes([SECRETS[0]; 32]).to_hex(),
            first: &first,
            messages: &hall.messages,
            sent: &hall.sent,
            record: serde_json::from_str(&record).expect("JSON"),
        };
        println!("{}", serde_json::to_string(&game).expect("plain data"));
    }
}

/// Returns settings for two people at two machines.
fn linked(settings: Settings) -> Settings {
    let person = |name: &str| {
        SeatHolder::Person(Player {
            id: player(name),
            name: name.to_owned(),
        })
    };
    let [white, black] = PLAYERS.map(person);
    Settings {
        chains: Some(stored::chain_match(TABLE, &settings.rules, PLAYERS)),
        white,
        black,
        auto_forced: true,
        ..settings
    }
}

fn player(name: &str) -> PlayerId {
    PlayerId::try_from(name.to_owned()).expect("letters")
}

fn viewer(side: Side) -> Viewer {
    Viewer::seated(player(PLAYERS[side.index()]), side)
}

/// A table of a hall, and what White's page receives and sends.
struct Hall {
    state: State,
    view: Box<TableView>,
    bodies: Vec<String>,
    messages: Vec<ToClient>,
    sent: Vec<PageCommand>,
    chains: [Option<Chain>; 2],
    is_replaced: bool,
}

impl Hall {
    fn new(settings: Settings) -> Self {
        let (state, first) = begin(settings, 0, &player(PLAYERS[0])).expect("a first game");
        let view = view::table_view(TABLE, &state, &viewer(Side::White)).expect("a view");
        Self {
            bodies: vec![first.to_text()],
            view: Box::new(view),
            state,
            messages: Vec::new(),
            sent: Vec::new(),
            chains: [None, None],
            is_replaced: false,
        }
    }

    const fn is_over(&self) -> bool {
        matches!(self.view.phase, PhaseView::Over { .. })
    }

    fn ask(&mut self, side: Side, command: Command) {
        let context = ChangeContext {
            dice: &DiceSource::Seeded,
            at_ms: 0,
            lag_ms: 0,
        };
        let change = Change::of_command(&context, &self.state, &viewer(side), &command);
        let change = change.expect("a command that fits the state");
        let notice = change.notice(TABLE, &viewer(Side::White), self.view.clone());
        let notice = notice.expect("every state has a view");
        if side == Side::White {
            let after = self.state.version();
            self.sent.push(PageCommand { after, command });
        }
        self.messages
            .extend(notice.messages.into_iter().map(|(_, message)| message));
        self.view = notice.view;
        self.bodies.extend(change.bodies);
        self.state = change.state;
    }

    fn links(&self) -> &LinksView {
        self.view.dice_links.as_ref().expect("the dice have links")
    }

    /// Makes a chain, and returns its commitment.
    fn commit(&mut self, side: Side, replaced: u8) -> LinkBytes {
        let context = ChainContext::from_hex(&self.links().context).expect("64 digits");
        let last = Link::from_bytes([SECRETS[side.index()] + replaced; 32]);
        let chain = Chain::new(context, Party::of_side(side, replaced), last);
        let commitment = LinkBytes(chain.commitment().to_bytes());
        self.chains[side.index()] = Some(chain);
        commitment
    }

    fn link(&self, side: Side) -> LinkBytes {
        let (chain, links) = (&self.chains[side.index()], self.links());
        let link = chain
            .as_ref()
            .and_then(|chain| chain.link(links.next - links.first));
        LinkBytes(link.expect("a link for each throw").to_bytes())
    }

    fn is_linked(&self, side: Side) -> bool {
        self.links().linked[side.index()]
    }

    /// Makes the next decision. Black replaces the chain when the throw `replaced` is due.
    fn go_on(&mut self, replaced: Option<u32>) {
        if self.links().commitments.is_none() {
            for side in Side::ALL {
                let commitment = self.commit(side, 0);
                self.ask(side, Command::CommitDice { commitment });
            }
            return;
        }
        match self.view.phase {
            PhaseView::Opening { .. } => {
                self.give(Side::White);
                self.give(Side::Black);
                self.ask(Side::White, Command::Throw);
            }
            PhaseView::Throw { thrower } => {
                let thrower = Side::from(thrower);
                self.give(thrower.other());
                if replaced.is_some_and(|throw| throw <= self.links().next) && !self.is_replaced {
                    self.is_replaced = true;
                    let commitment = self.commit(Side::Black, 1);
                    return self.ask(Side::Black, Command::ReplaceDice { commitment });
                }
                let link = self.link(thrower);
                match self.is_linked(thrower) {
                    true => self.ask(thrower, Command::Throw),
                    false => self.ask(thrower, Command::ThrowWithLink { link }),
                }
            }
            PhaseView::Name { thrower } => {
                let number = Die::Six;
                self.ask(Side::from(thrower), Command::Name { number });
            }
            PhaseView::Play { mover, .. } => self.play(Side::from(mover)),
            PhaseView::Confirm { mover, .. } => self.finish(Side::from(mover)),
            PhaseView::Over { .. } => {}
        }
    }

    /// Gives the link that a page gives by itself.
    fn give(&mut self, side: Side) {
        if !self.is_linked(side) {
            let link = self.link(side);
            self.ask(side, Command::Link { link });
        }
    }

    fn play(&mut self, mover: Side) {
        for step in self.choose() {
            self.ask(mover, step.into());
        }
    }

    fn choose(&self) -> Vec<Step> {
        EnginePlayers.choose(&Question {
            level: Level::ALL[LEVEL],
            position: self.view.position_id.parse().expect("an id of a position"),
            stakes: self.state.stakes(),
            seed: u64::from(self.state.version()),
            budget: None,
        })
    }

    /// Commits a part of a turn. White takes a step back before it now and then.
    fn finish(&mut self, mover: Side) {
        if mover == Side::White && self.view.can_undo && self.messages.len().is_multiple_of(3) {
            self.ask(mover, Command::UndoStep);
            while !self.view.can_done {
                let first = self.view.legal.first().and_then(StepView::step);
                self.ask(mover, first.expect("something to play").into());
            }
        }
        let link = self.link(mover);
        let hands_over = matches!(
            &self.view.phase,
            PhaseView::Confirm { passes_on, names, .. } if !passes_on.is_empty() || *names
        );
        match hands_over {
            true => self.ask(mover, Command::Done),
            false => self.ask(mover, Command::DoneWithLink { link }),
        }
    }
}
