//! Tournaments as readers see them.

use std::collections::BTreeMap;

use rosespring_hall::tournament::TournamentTable;
use rosespring_hall::tournament::{Game, Kind, Next, Phase, Seat as GameSeat, Standing};
use rosespring_rules::MatchRules;
use rosespring_table::view;
use rosespring_wire::table::Seat;
use rosespring_wire::tournament::{
    TournamentGameView, TournamentList, TournamentPhase, TournamentRights, TournamentRound,
    TournamentRow, TournamentSummary, TournamentView,
};

use super::{Hall, LoadedTournament, Person};
use crate::clock;
use crate::error::ApiError;
use crate::limits::{ARENA_GAMES_SHOWN, TOURNAMENTS_PAST_MAX};

impl Hall {
    /// Returns the tournaments that go on, and the newest of those that are over.
    ///
    /// # Errors
    ///
    /// An error of the store. A tournament that cannot be read is left out.
    pub(crate) async fn tournaments(
        &self,
        reader: Option<&Person>,
    ) -> Result<TournamentList, ApiError> {
        let live = self.store.live_tournaments().await?;
        let past = self.store.past_tournaments(TOURNAMENTS_PAST_MAX).await?;
        let mut list = TournamentList::default();
        for (stored, shown) in [(live, &mut list.live), (past, &mut list.past)] {
            for one in stored {
                let loaded = self.tournament(&one.id).await;
                match loaded.and_then(|loaded| summary(&loaded, reader)) {
                    Ok(summary) => shown.push(summary),
                    Err(error) => tracing::warn!(tournament = one.id, "not listed: {error}"),
                }
            }
        }
        Ok(list)
    }

    /// Returns a tournament for a reader; `None` if the page has the version `known` of it already.
    ///
    /// # Errors
    ///
    /// [`ApiError::NoTournament`], or an error of the store.
    pub(crate) async fn show_tournament(
        &self,
        id: &str,
        reader: Option<&Person>,
        known: Option<u32>,
    ) -> Result<Option<TournamentView>, ApiError> {
        let loaded = self.tournament(id).await?;
        let tables = self.store.tournament_tables(id).await?;
        let count = u32::try_from(tables.len()).unwrap_or(u32::MAX);
        // A table comes after the entry that pairs its players.
        let version = loaded.tournament.version().saturating_add(count);
        if known == Some(version) {
            return Ok(None);
        }
        let now_ms = clock::now_ms();
        let tournament = &loaded.tournament;
        let is_arena = tournament.plan().kind == Kind::Arena;
        let tables: BTreeMap<u32, TournamentTable> =
            tables.into_iter().map(|one| (one.number, one)).collect();
        let your_table = reader.and_then(|reader| {
            let player = tournament.player(reader.id.as_str())?;
            let game = tournament.game_of(player)?;
            Some(tables.get(&game)?.table.clone())
        });
        let next_ms = match tournament.next(now_ms) {
            Next::Wait { wake_ms } if tournament.phase() == Phase::Running && !is_arena => wake_ms,
            _ => None,
        };
        let is_running = tournament.phase() == Phase::Running;
        Ok(Some(TournamentView {
            about: summary(&loaded, reader)?,
            version,
            players_min: loaded.terms.players_min,
            standings: standings(&loaded, reader),
            rounds: match is_arena {
                true => arena_games(&loaded, &tables),
                false => rounds(&loaded, &tables),
            },
            closes_ms: (is_arena && is_running).then(|| tournament.closes_ms()),
            next_ms,
            now_ms,
            your_table: your_table.filter(|_| is_running),
            you_may: self.rights(&loaded, reader, now_ms).await?,
        }))
    }

    async fn rights(
        &self,
        loaded: &LoadedTournament,
        reader: Option<&Person>,
        now_ms: i64,
    ) -> Result<TournamentRights, ApiError> {
        let Some(reader) = reader.filter(|reader| reader.is_member) else {
            return Ok(TournamentRights::default());
        };
        let tournament = &loaded.tournament;
        let own = reader.id.as_str();
        let manages = self.manages(loaded, Some(reader)).await?;
        let is_moderator = self.is_moderator(Some(reader)).await?;
        Ok(TournamentRights {
            join: !tournament.is_in(own) && tournament.join(own, 0, now_ms).is_ok(),
            withdraw: tournament.withdraw(own).is_ok(),
            begin: manages && tournament.may_begin().is_ok(),
            cancel: manages && tournament.cancel_by(own, is_moderator).is_ok(),
        })
    }
}

fn summary(
    loaded: &LoadedTournament,
    reader: Option<&Person>,
) -> Result<TournamentSummary, ApiError> {
    let (terms, tournament) = (&loaded.terms, &loaded.tournament);
    let rules = terms
        .rules
        .parse::<MatchRules>()
        .map_err(super::unreadable)?;
    let is_arena = tournament.plan().kind == Kind::Arena;
    let name = |player: u16| loaded.players[usize::from(player)].0.clone();
    Ok(TournamentSummary {
        id: loaded.stored.id.clone(),
        name: terms.name.clone(),
        kind: terms.kind.into(),
        rules: terms.rules.clone(),
        title: view::match_title(&rules),
        match_to: terms.match_to,
        time: terms.time,
        rated: terms.rated,
        phase: match tournament.phase() {
            Phase::Open => TournamentPhase::Open,
            Phase::Running => TournamentPhase::Running,
            Phase::Over => TournamentPhase::Over,
            Phase::Cancelled => TournamentPhase::Cancelled,
        },
        starts_ms: loaded.stored.starts_ms,
        minutes: terms.minutes,
        rounds: tournament.rounds_planned(),
        round: match is_arena {
            true => 0,
            false => u16::try_from(tournament.rounds().len()).unwrap_or(u16::MAX),
        },
        players: u16::try_from(tournament.standings().len()).unwrap_or(u16::MAX),
        players_max: terms.plan().players_max,
        organiser: loaded.organiser.clone(),
        is_in: reader.is_some_and(|reader| tournament.is_in(reader.id.as_str())),
        winners: tournament.winners().into_iter().map(name).collect(),
    })
}

fn standings(loaded: &LoadedTournament, reader: Option<&Person>) -> Vec<TournamentRow> {
    let reader = reader.map(|reader| reader.id.as_str());
    let all = loaded.tournament.standings().into_iter();
    all.map(|one| row(loaded, &one, reader)).collect()
}

fn row(loaded: &LoadedTournament, one: &Standing, reader: Option<&str>) -> TournamentRow {
    let tournament = &loaded.tournament;
    let kind = tournament.plan().kind;
    let entrant = &tournament.players()[usize::from(one.player)];
    let (name, is_member) = loaded.players[usize::from(one.player)].clone();
    TournamentRow {
        player: one.player,
        place: one.place,
        name,
        is_member,
        rating: entrant.rating,
        seed: tournament
            .seed(one.player)
            .filter(|_| kind == Kind::Knockout),
        score: one.score,
        won: one.won,
        lost: one.lost,
        buchholz: (kind == Kind::Swiss).then_some(one.buchholz),
        sonneborn_berger: (kind != Kind::Knockout).then_some(one.sonneborn_berger),
        is_active: entrant.is_active,
        is_you: reader == Some(entrant.person.as_str()),
    }
}

fn game_view(game: &Game, table: Option<&TournamentTable>) -> TournamentGameView {
    let [white, black] = game.players;
    let outcome = game.outcome;
    TournamentGameView {
        white,
        black,
        table: table.map(|one| one.table.clone()),
        is_over: outcome.is_some(),
        winner: outcome
            .and_then(|one| one.winner)
            .map(|winner| match winner {
                GameSeat::White => Seat::White,
                GameSeat::Black => Seat::Black,
            }),
        units: table
            .and_then(|one| one.result.as_ref())
            .filter(|_| outcome.is_some_and(|one| one.played))
            .map(|result| result.units),
        is_forfeit: outcome.is_some_and(|one| !one.played),
    }
}

fn rounds(
    loaded: &LoadedTournament,
    tables: &BTreeMap<u32, TournamentTable>,
) -> Vec<TournamentRound> {
    let tournament = &loaded.tournament;
    let games = || (0_u32..).zip(tournament.games());
    let numbered = (0_u16..).zip(tournament.rounds());
    let shown = numbered.map(|(number, round)| TournamentRound {
        number: number.saturating_add(1),
        games: games()
            .filter(|(_, game)| game.round == number)
            .map(|(game_number, game)| game_view(game, tables.get(&game_number)))
            .collect(),
        byes: round.byes.clone(),
    });
    let mut newest_first: Vec<_> = shown.collect();
    newest_first.reverse();
    newest_first
}

/// Returns the newest games of an arena, the newest first.
fn arena_games(
    loaded: &LoadedTournament,
    tables: &BTreeMap<u32, TournamentTable>,
) -> Vec<TournamentRound> {
    let all = loaded.tournament.games();
    let first = all.len().saturating_sub(ARENA_GAMES_SHOWN);
    let games = (0_u32..).zip(all).skip(first);
    let shown = games.map(|(number, game)| game_view(game, tables.get(&number)));
    let mut games: Vec<_> = shown.collect();
    games.reverse();
    if games.is_empty() {
        return Vec::new();
    }
    vec![TournamentRound {
        number: 0,
        games,
        byes: Vec::new(),
    }]
}
