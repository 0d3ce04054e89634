//! Golden pairings, and laws over random tournaments.

mod golden;
mod laws;

use crate::tournament::{Entry, Kind, LogEntry, Next, Plan, Seat, Tournament};

/// A tournament that a test drives, with its log.
pub(crate) struct Driven {
    pub(crate) tournament: Tournament,
    pub(crate) log: Vec<LogEntry>,
    pub(crate) now_ms: i64,
}

pub(crate) const fn plan(kind: Kind) -> Plan {
    Plan {
        kind,
        rounds: 5,
        minutes: 10,
        starts_ms: 1_000,
        players_min: 2,
        players_max: 128,
    }
}

impl Driven {
    /// A tournament in which players with falling ratings have joined: `a` is the strongest.
    pub(crate) fn with_players(plan: Plan, count: u16) -> Self {
        let mut driven = Self {
            tournament: Tournament::new(plan),
            log: Vec::new(),
            now_ms: 0,
        };
        for player in 0..count {
            let joined = driven.tournament.join(&name(player), 2_000, 0).unwrap();
            driven.add(joined);
        }
        driven
    }

    pub(crate) fn add(&mut self, entry: Entry) {
        let at_ms = self.now_ms;
        let entry = LogEntry { at_ms, entry };
        self.tournament.apply(&entry).unwrap();
        self.log.push(entry);
    }

    /// Adds what follows by itself now.
    pub(crate) fn follow(&mut self) {
        loop {
            match self.tournament.next(self.now_ms) {
                Next::Begin => {
                    let count = self.tournament.players().len();
                    let ratings = (0..count).map(|player| 2_000 - 10 * player as i32);
                    let ratings = ratings.collect();
                    self.add(Entry::Began { ratings });
                }
                Next::Entry(entry) => self.add(entry),
                Next::Wait { .. } => return,
            }
        }
    }

    /// Goes on to the time at which something follows by itself; false if nothing does.
    pub(crate) fn wait(&mut self) -> bool {
        let Next::Wait {
            wake_ms: Some(wake_ms),
        } = self.tournament.next(self.now_ms)
        else {
            return false;
        };
        assert!(wake_ms > self.now_ms, "{wake_ms} is not later");
        self.now_ms = wake_ms;
        self.follow();
        true
    }

    pub(crate) fn settle(&mut self, game: u32, winner: Option<Seat>, played: bool) {
        self.add(Entry::Settled {
            game,
            winner,
            played,
        });
    }

    /// The unfinished games.
    pub(crate) fn open_games(&self) -> Vec<u32> {
        let games = (0_u32..).zip(self.tournament.games());
        games
            .filter(|(_, game)| game.outcome.is_none())
            .map(|(number, _)| number)
            .collect()
    }

    /// Lets the player with the better rating win each unfinished game.
    pub(crate) fn play_round(&mut self) {
        for game in self.open_games() {
            let [white, black] = self.tournament.games()[game as usize].players;
            let winner = match white < black {
                true => Seat::White,
                false => Seat::Black,
            };
            self.settle(game, Some(winner), true);
        }
    }

    /// The last round: `a-b c-d e` are two games and a bye.
    pub(crate) fn last_round(&self) -> String {
        let round = self.tournament.rounds().last().unwrap();
        let games = self.tournament.games()[round.first_game as usize..].iter();
        let games = games.map(|game| game.players.map(name).join("-"));
        let byes = round.byes.iter().map(|player| name(*player));
        games.chain(byes).collect::<Vec<_>>().join(" ")
    }

    /// The players in the order of their places.
    pub(crate) fn order(&self) -> String {
        let standings = self.tournament.standings().into_iter();
        standings.map(|one| name(one.player)).collect()
    }
}

pub(crate) fn name(player: u16) -> String {
    match u8::try_from(player) {
        Ok(small) if small < 26 => char::from(b'a' + small).to_string(),
        _ => format!("({player})"),
    }
}
