//! A bot at one table.

use std::fmt;
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result};
use rosespring_arena::{HiredPlayer, Participant};
use rosespring_dice::Seed;
use rosespring_engine::resignation::{accepts_resignation, resign_stakes};
use rosespring_rules::{Die, Match, MatchRules, Position, Side, Step};
use rosespring_server::{BotMove, Chains, next_move, standing};
use rosespring_wire::bot::{
    BotAnswer, BotDone, BotName, BotNext, BotPlay, BotResign, BotTable, BotTurn,
};
use rosespring_wire::table::{PhaseView, Score, Seat};

use super::RECONNECT;
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
        chains: Chains::new(Seed::random().context("the system has no random numbers")?),
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
        match next_move(table, &mut self.chains)? {
            None => Ok(()),
            Some(BotMove::Links(links)) => self.send("links", &links),
            Some(BotMove::Answer) => {
                let accept = accepts(table)?;
                self.send("answer", &BotAnswer { after, accept })
            }
            Some(BotMove::Next) => self.send("next", &BotNext { after }),
            Some(BotMove::Throw(link)) => self.send("throw", &BotTurn { after, link }),
            Some(BotMove::Done(link)) => self.send("done", &BotTurn { after, link }),
            Some(BotMove::Name) => {
                let number = self.choose_number(table)?;
                self.send("name", &BotName { after, number })
            }
            Some(BotMove::Play) => {
                let steps = self.choose(table)?;
                self.send("play", &BotPlay { after, steps })
            }
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

    /// Returns the player, which is hired once the rules of the match are known.
    fn player_of(&mut self, rules: &MatchRules) -> Result<&mut HiredPlayer> {
        match &mut self.player {
            Some(player) => Ok(player),
            none => {
                let hired = self.hired.hire(rules, self.patience);
                Ok(none.insert(hired.map_err(|error| PlayerFault(error.to_string()))?))
            }
        }
    }

    /// Returns the number of the doublet that the player names.
    fn choose_number(&mut self, table: &BotTable) -> Result<Die> {
        let (position, score) = known(table)?;
        let player = self.player_of(score.rules())?;
        let number = player.choose_number(&position, Some(&score));
        Ok(number.map_err(|error| PlayerFault(error.to_string()))?)
    }

    /// Returns the steps of the stage that the player chooses.
    fn choose(&mut self, table: &BotTable) -> Result<Vec<Step>> {
        let (position, score) = known(table)?;
        let player = self.player_of(score.rules())?;
        let chosen = player.choose(&position, Some(&score));
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

/// Returns the position of a table and the score of its match.
fn known(table: &BotTable) -> Result<(Position, Match)> {
    standing(table).with_context(|| format!("the position `{}`", table.position))
}

/// Returns whether an offer to resign is worth at least as much as playing on, by the evaluation
/// with which the table's own computer answers.
fn accepts(table: &BotTable) -> Result<bool> {
    let kind = table.resign_offer.map(|offer| offer.kind);
    let win = kind.context("nobody offers to resign")?.into();
    let winner = Side::from(table.you);
    let (position, score) = known(table)?;
    Ok(accepts_resignation(
        &position,
        winner,
        win,
        resign_stakes(&score),
    ))
}
