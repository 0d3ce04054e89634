//! A bot at one table.

use std::fmt;
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, anyhow};
use rosespring_arena::{HiredPlayer, Participant};
use rosespring_engine::resignation::{accepts_resignation, resign_stakes};
use rosespring_rules::{Match, Outcome, Position, Rules, Side, Step, WinKind};
use rosespring_wire::bot::{BotAnswer, BotDone, BotNext, BotPlay, BotResign, BotTable, BotTurn};
use rosespring_wire::table::{PhaseView, Score, Seat};

use super::RECONNECT;
use super::chain::Chains;
use super::client::{self, Client, Refusal, is_refused};
use crate::output;

/// Number of faults of a player at one table after which the bot gives up.
const FAILURES_MAX: u32 = 5;

/// Error: the player has failed.
#[derive(Debug)]
struct PlayerFault(String);

impl fmt::Display for PlayerFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for PlayerFault {}

/// Returns whether an error of [`play`] is a fault of the player.
pub(super) fn is_fault_of_player(error: &anyhow::Error) -> bool {
    error.is::<PlayerFault>()
}

/// How a match ended for the bot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct MatchEnd {
    score: Score,
    you: Seat,
}

impl fmt::Display for MatchEnd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (own, other) = match self.you {
            Seat::White => (self.score.white, self.score.black),
            Seat::Black => (self.score.black, self.score.white),
        };
        write!(f, "the match is over, {own} : {other}")
    }
}

/// Plays at a table until the match is over. A lost connection is opened again.
pub(super) fn play(
    client: &Client,
    id: &str,
    player: &Participant,
    patience: Duration,
) -> Result<MatchEnd> {
    let mut bot = TableBot {
        client,
        path: format!("/api/bot/tables/{id}"),
        hired: player,
        patience,
        player: None,
        chains: Chains::new()?,
        version: 0,
    };
    let mut failures = 0;
    loop {
        match bot.listen() {
            Ok(Some(end)) => return Ok(end),
            Ok(None) => {}
            Err(error) if is_refused(&error) => return Err(error),
            // The hall is away: the match goes on when it is back.
            Err(error) if client::is_away(&error) => {}
            Err(error) if failures == FAILURES_MAX => {
                if is_fault_of_player(&error) {
                    bot.resign();
                }
                return Err(error);
            }
            Err(error) => {
                failures += 1;
                output::talk(format_args!("table {id}: {error:#}"));
            }
        }
        thread::sleep(RECONNECT);
    }
}

struct TableBot<'a> {
    client: &'a Client,
    path: String,
    hired: &'a Participant,
    patience: Duration,
    /// The player, once the rules are known.
    player: Option<HiredPlayer>,
    chains: Chains,
    /// The version of the table that the hall sent last.
    version: u32,
}

impl TableBot<'_> {
    /// Acts at every state of the table. Returns `None` when the stream ends.
    fn listen(&mut self) -> Result<Option<MatchEnd>> {
        for table in self.client.lines::<BotTable>(&self.path)? {
            // A stream that breaks off is opened again.
            let Ok(table) = table else { return Ok(None) };
            let Some(table) = table else { continue };
            if matches!(
                table.phase,
                PhaseView::Over {
                    match_over: true,
                    ..
                }
            ) {
                let BotTable { score, you, .. } = table;
                return Ok(Some(MatchEnd { score, you }));
            }
            self.version = table.v;
            match self.act(&table) {
                // The table has changed meanwhile; its next state is on the way.
                Err(error) if is_stale(&error) => {}
                acted => acted?,
            }
        }
        Ok(None)
    }

    fn act(&mut self, table: &BotTable) -> Result<()> {
        let after = table.v;
        if let Some(links) = self.chains.next(table)? {
            return self.send("links", &links);
        }
        if table.resign_offer.is_some_and(|offer| offer.can_answer) {
            let accept = accepts(table)?;
            return self.send("answer", &BotAnswer { after, accept });
        }
        let has_links = table.dice_links.is_some();
        match &table.phase {
            PhaseView::Over { .. } => self.send("next", &BotNext { after }),
            _ if table.can_throw => {
                let links = table.dice_links.as_ref();
                let index = usize::from(table.you == Seat::Black);
                let is_linked = links.is_none_or(|links| links.linked[index]);
                let link = (!is_linked).then(|| self.chains.link(table)).transpose()?;
                self.send("throw", &BotTurn { after, link })
            }
            PhaseView::Confirm { passes_on, .. } if table.can_done => {
                let gives = has_links && passes_on.is_empty();
                let link = gives.then(|| self.chains.link(table)).transpose()?;
                self.send("done", &BotTurn { after, link })
            }
            _ if !table.legal.is_empty() => {
                let steps = self.choose(table)?;
                self.send("play", &BotPlay { after, steps })
            }
            _ => Ok(()),
        }
    }

    /// Resigns the game. The hall refuses that at the beginning of a match; a bot that is away can
    /// lose it all the same.
    fn resign(&self) {
        let resign = BotResign {
            after: self.version,
            kind: None,
        };
        if let Err(error) = self.send("resign", &resign) {
            output::talk(format_args!("the game is not resigned: {error:#}"));
        }
    }

    fn send(&self, command: &str, body: &impl serde::Serialize) -> Result<()> {
        let path = format!("{}/{command}", self.path);
        let _: BotDone = self.client.post(&path, body)?;
        Ok(())
    }

    /// Returns the steps of the stage that the player chooses.
    fn choose(&mut self, table: &BotTable) -> Result<Vec<Step>> {
        let position = position(table)?;
        let rules = rules(table)?;
        let player = match &mut self.player {
            Some(player) => player,
            none => {
                let hired = self.hired.hire(&rules, self.patience);
                none.insert(hired.map_err(|error| PlayerFault(error.to_string()))?)
            }
        };
        let chosen = player.choose(&position, Some(&score(rules, table.score)));
        let steps = chosen.map_err(|error| PlayerFault(error.to_string()))?;
        if steps.is_empty() {
            let fault = format!("no play was chosen in {}", table.position);
            return Err(PlayerFault(fault).into());
        }
        Ok(steps)
    }
}

fn is_stale(error: &anyhow::Error) -> bool {
    let refusal = error.downcast_ref::<Refusal>();
    refusal.is_some_and(|refusal| matches!(refusal.code.as_str(), "stale" | "wrong_phase"))
}

fn position(table: &BotTable) -> Result<Position> {
    let position = table.position.parse();
    position.map_err(|error| anyhow!("the position `{}`: {error}", table.position))
}

fn rules(table: &BotTable) -> Result<Rules> {
    table.rules.parse().context("the rules of the table")
}

/// Returns whether an offer to resign is worth at least as much as playing on, by the evaluation
/// with which the table's own computer answers.
fn accepts(table: &BotTable) -> Result<bool> {
    let kind = table.resign_offer.map(|offer| offer.kind);
    let win = kind.context("nobody offers to resign")?.into();
    let winner = match table.you {
        Seat::White => Side::White,
        Seat::Black => Side::Black,
    };
    let stakes = resign_stakes(&score(rules(table)?, table.score));
    Ok(accepts_resignation(&position(table)?, winner, win, stakes))
}

/// Returns a match with this score.
fn score(rules: Rules, score: Score) -> Match {
    let mut counted = Match::new(rules, score.to);
    for (winner, units) in [(Side::White, score.white), (Side::Black, score.black)] {
        for _ in 0..units {
            let kind = WinKind::Single;
            counted.count(Outcome::Won { winner, kind });
        }
    }
    counted
}
