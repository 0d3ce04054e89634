//! The state of a tournament, folded over its log.

use crate::tournament::log::{Entry, LogEntry, Seat};
use crate::tournament::pairing::knockout;
use crate::tournament::plan::{Kind, Plan};

/// What a tournament is doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Players join.
    Open,
    /// Games are played.
    Running,
    /// The last game is over.
    Over,
    /// It ended without a winner.
    Cancelled,
}

/// A player of a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entrant {
    /// The id of the person.
    pub person: String,
    /// The rating, which breaks ties and seeds a knockout.
    pub rating: i32,
    /// Whether the player is paired.
    pub is_active: bool,
    /// The number of points without a game.
    pub byes: u16,
    /// Since when they wait for a game, milliseconds since 1970.
    pub free_since_ms: i64,
}

/// The result of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outcome {
    /// The winner; `None` if nobody gets the point.
    pub winner: Option<Seat>,
    /// Whether the match began.
    pub played: bool,
}

/// A game of a tournament: one match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    /// The round, from 0; in an arena the number of the pairing.
    pub round: u16,
    /// White and Black.
    pub players: [u16; 2],
    /// The result, once there is one.
    pub outcome: Option<Outcome>,
    /// The time of the pairing, milliseconds since 1970.
    pub paired_ms: i64,
}

impl Game {
    /// Returns the player who won.
    #[must_use]
    pub fn winner(&self) -> Option<u16> {
        let winner = self.outcome?.winner?;
        Some(self.players[winner.index()])
    }

    /// Returns the opponent of a player; `None` if the player does not play this game.
    #[must_use]
    pub fn opponent_of(&self, player: u16) -> Option<u16> {
        match self.players {
            [white, black] if white == player => Some(black),
            [white, black] if black == player => Some(white),
            _ => None,
        }
    }
}

/// A round: its games follow each other in the list of games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    /// The number of the first game.
    pub first_game: u32,
    /// Players who got a point without a game.
    pub byes: Vec<u16>,
}

/// Error: an entry does not fit the log before it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("entry {index} of the tournament does not fit: {why}")]
pub struct Unfit {
    /// The number of the entry, from 0.
    pub index: u32,
    /// The reason.
    pub why: &'static str,
}

/// A tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tournament {
    pub(crate) plan: Plan,
    pub(crate) phase: Phase,
    pub(crate) version: u32,
    pub(crate) players: Vec<Entrant>,
    pub(crate) games: Vec<Game>,
    pub(crate) rounds: Vec<Round>,
    /// The players in the order of their seeds, once the tournament has begun.
    pub(crate) seeds: Vec<u16>,
    pub(crate) began_ms: i64,
    /// When the last entry was made.
    pub(crate) at_ms: i64,
    /// When the last result came.
    pub(crate) settled_ms: i64,
    pub(crate) paired_ms: i64,
}

impl Tournament {
    /// Creates a tournament without players.
    #[must_use]
    pub const fn new(plan: Plan) -> Self {
        Self {
            plan,
            phase: Phase::Open,
            version: 0,
            players: Vec::new(),
            games: Vec::new(),
            rounds: Vec::new(),
            seeds: Vec::new(),
            began_ms: 0,
            at_ms: 0,
            settled_ms: 0,
            paired_ms: 0,
        }
    }

    /// Returns the settings.
    #[must_use]
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Returns what the tournament is doing.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Returns the number of entries.
    #[must_use]
    pub const fn version(&self) -> u32 {
        self.version
    }

    /// Returns the players in the order of joining.
    #[must_use]
    pub fn players(&self) -> &[Entrant] {
        &self.players
    }

    /// Returns all games in the order of pairing.
    #[must_use]
    pub fn games(&self) -> &[Game] {
        &self.games
    }

    /// Returns the rounds that were paired.
    #[must_use]
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// Returns when the tournament began, milliseconds since 1970; 0 before.
    #[must_use]
    pub const fn began_ms(&self) -> i64 {
        self.began_ms
    }

    /// Returns when the last entry was made, milliseconds since 1970; 0 without one.
    #[must_use]
    pub const fn at_ms(&self) -> i64 {
        self.at_ms
    }

    /// Returns the time after which an arena pairs nobody, milliseconds since 1970.
    #[must_use]
    pub fn closes_ms(&self) -> i64 {
        let began_ms = match self.phase {
            Phase::Open => self.plan.starts_ms,
            _ => self.began_ms,
        };
        began_ms.saturating_add(i64::from(self.plan.minutes) * 60_000)
    }

    /// Returns the number of rounds that will be played; `None` of an arena.
    #[must_use]
    pub fn rounds_planned(&self) -> Option<u16> {
        let count = match self.phase {
            Phase::Open => self.active().count(),
            _ => self.seeds.len(),
        };
        let count = u16::try_from(count).unwrap_or(u16::MAX);
        let all = count.saturating_sub(1).saturating_add(count % 2);
        match self.plan.kind {
            Kind::Swiss if self.phase == Phase::Open => Some(u16::from(self.plan.rounds)),
            Kind::Swiss => Some(u16::from(self.plan.rounds).min(all.max(1))),
            Kind::RoundRobin => Some(all),
            Kind::Knockout => Some(knockout::rounds(count)),
            Kind::Arena => None,
        }
    }

    /// Returns the number of a person among the players.
    #[must_use]
    pub fn player(&self, person: &str) -> Option<u16> {
        let found = self.players.iter().position(|one| one.person == person)?;
        u16::try_from(found).ok()
    }

    /// Returns the seed of a player, from 1, once the tournament has begun.
    #[must_use]
    pub fn seed(&self, player: u16) -> Option<u16> {
        let found = self.seeds.iter().position(|one| *one == player)?;
        u16::try_from(found + 1).ok()
    }

    /// Returns the unfinished game of a player.
    #[must_use]
    pub fn game_of(&self, player: u16) -> Option<u32> {
        let plays = |game: &Game| game.outcome.is_none() && game.players.contains(&player);
        let found = self.games.iter().rposition(plays)?;
        u32::try_from(found).ok()
    }

    /// Returns the players who are paired.
    pub(crate) fn active(&self) -> impl Iterator<Item = u16> + '_ {
        let numbered = (0_u16..).zip(&self.players);
        numbered
            .filter(|(_, one)| one.is_active)
            .map(|(player, _)| player)
    }

    pub(crate) fn is_active(&self, player: u16) -> bool {
        let found = self.players.get(usize::from(player));
        found.is_some_and(|one| one.is_active)
    }

    pub(crate) fn has_open_game(&self) -> bool {
        self.games.iter().any(|game| game.outcome.is_none())
    }

    /// Returns the games of a round, from 0.
    pub(crate) fn games_of_round(&self, round: usize) -> &[Game] {
        let at = |round: usize| {
            let found = self.rounds.get(round);
            found.map_or(self.games.len(), |one| one.first_game as usize)
        };
        self.games.get(at(round)..at(round + 1)).unwrap_or_default()
    }

    /// Returns the score of each player: one point for a win and for a bye.
    pub(crate) fn scores(&self) -> Vec<u16> {
        let mut scores: Vec<u16> = self.players.iter().map(|one| one.byes).collect();
        for winner in self.games.iter().filter_map(Game::winner) {
            scores[usize::from(winner)] += 1;
        }
        scores
    }

    /// Adds an entry.
    ///
    /// # Errors
    ///
    /// [`Unfit`]; the tournament is then as before.
    pub fn apply(&mut self, LogEntry { at_ms, entry }: &LogEntry) -> Result<(), Unfit> {
        let done = match entry {
            Entry::Joined { person, rating } => self.enter(person, *rating, *at_ms),
            Entry::Withdrew { player } => self.leave(*player),
            Entry::Began { ratings } => self.begin(ratings, *at_ms),
            Entry::Paired { pairs, byes } => self.pair(pairs, byes, *at_ms),
            Entry::Settled {
                game,
                winner,
                played,
            } => {
                let outcome = Outcome {
                    winner: *winner,
                    played: *played,
                };
                self.settle(*game, outcome, *at_ms)
            }
            Entry::Ended => self.end(),
            Entry::Cancelled { .. } => self.cancel(),
        };
        done.map_err(|why| Unfit {
            index: self.version,
            why,
        })?;
        self.version += 1;
        self.at_ms = self.at_ms.max(*at_ms);
        Ok(())
    }

    fn enter(&mut self, person: &str, rating: i32, at_ms: i64) -> Result<(), &'static str> {
        if let Some(player) = self.player(person) {
            let entrant = &mut self.players[usize::from(player)];
            if entrant.is_active {
                return Err("the person plays already");
            }
            if self.phase == Phase::Running && !self.seeds.contains(&player) {
                match self.plan.kind {
                    Kind::Arena => self.seeds.push(player),
                    _ => return Err("nobody can join any more"),
                }
            }
            entrant.is_active = true;
            entrant.free_since_ms = at_ms;
            return Ok(());
        }
        let may_join = match self.phase {
            Phase::Open => true,
            Phase::Running => self.plan.kind == Kind::Arena,
            Phase::Over | Phase::Cancelled => false,
        };
        if !may_join {
            return Err("nobody can join any more");
        }
        let Ok(player) = u16::try_from(self.players.len()) else {
            return Err("there are too many players");
        };
        if self.phase == Phase::Running {
            self.seeds.push(player);
        }
        self.players.push(Entrant {
            person: person.to_owned(),
            rating,
            is_active: true,
            byes: 0,
            free_since_ms: at_ms,
        });
        Ok(())
    }

    fn leave(&mut self, player: u16) -> Result<(), &'static str> {
        if matches!(self.phase, Phase::Over | Phase::Cancelled) {
            return Err("the tournament is over");
        }
        let entrant = self.players.get_mut(usize::from(player));
        match entrant.filter(|one| one.is_active) {
            Some(entrant) => {
                entrant.is_active = false;
                Ok(())
            }
            None => Err("there is no such player any more"),
        }
    }

    fn begin(&mut self, ratings: &[i32], at_ms: i64) -> Result<(), &'static str> {
        if self.phase != Phase::Open {
            return Err("it has begun");
        }
        if ratings.len() != self.players.len() {
            return Err("it has other players");
        }
        for (entrant, rating) in self.players.iter_mut().zip(ratings) {
            entrant.rating = *rating;
            entrant.free_since_ms = at_ms;
        }
        let mut seeds: Vec<u16> = self.active().collect();
        seeds.sort_by_key(|player| (-self.players[usize::from(*player)].rating, *player));
        self.seeds = seeds;
        self.phase = Phase::Running;
        self.began_ms = at_ms;
        self.settled_ms = at_ms;
        Ok(())
    }

    fn pair(&mut self, pairs: &[[u16; 2]], byes: &[u16], at_ms: i64) -> Result<(), &'static str> {
        if self.phase != Phase::Running {
            return Err("it does not run");
        }
        let mut all: Vec<u16> = pairs.iter().flatten().chain(byes).copied().collect();
        if !all.iter().all(|player| self.is_active(*player)) {
            return Err("somebody is paired who does not play");
        }
        if pairs
            .iter()
            .flatten()
            .any(|one| self.game_of(*one).is_some())
        {
            return Err("somebody is paired who plays already");
        }
        all.sort_unstable();
        if all.windows(2).any(|two| two[0] == two[1]) {
            return Err("somebody is paired twice");
        }
        let Ok(first_game) = u32::try_from(self.games.len()) else {
            return Err("there are too many games");
        };
        let Ok(round) = u16::try_from(self.rounds.len()) else {
            return Err("there are too many rounds");
        };
        for player in byes {
            self.players[usize::from(*player)].byes += 1;
        }
        self.games.extend(pairs.iter().map(|players| Game {
            round,
            players: *players,
            outcome: None,
            paired_ms: at_ms,
        }));
        self.rounds.push(Round {
            first_game,
            byes: byes.to_vec(),
        });
        self.paired_ms = at_ms;
        Ok(())
    }

    fn settle(&mut self, game: u32, outcome: Outcome, at_ms: i64) -> Result<(), &'static str> {
        if self.phase != Phase::Running {
            return Err("it does not run");
        }
        let found = self.games.get_mut(game as usize);
        let Some(game) = found.filter(|game| game.outcome.is_none()) else {
            return Err("there is no such game without a result");
        };
        game.outcome = Some(outcome);
        let players = game.players;
        for (seat, player) in [Seat::White, Seat::Black].into_iter().zip(players) {
            let entrant = &mut self.players[usize::from(player)];
            entrant.free_since_ms = at_ms;
            // Who did not come to a match is not paired until they come back.
            if !outcome.played && outcome.winner != Some(seat) {
                entrant.is_active = false;
            }
        }
        self.settled_ms = at_ms;
        Ok(())
    }

    fn end(&mut self) -> Result<(), &'static str> {
        if self.phase != Phase::Running || self.has_open_game() {
            return Err("it is not at its end");
        }
        self.phase = Phase::Over;
        Ok(())
    }

    fn cancel(&mut self) -> Result<(), &'static str> {
        if matches!(self.phase, Phase::Over | Phase::Cancelled) {
            return Err("it is over");
        }
        self.phase = Phase::Cancelled;
        Ok(())
    }
}
