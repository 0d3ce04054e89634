//! Positions, throws and plays of Trictrac as text and JSON.

pub(crate) mod words;

use std::process::ExitCode;

use anyhow::Result;
use rosespring_engine::trictrac::{NetPlayer, NoNet, shipped_net};
use rosespring_rules::Dice;
use rosespring_rules::trictrac::{Change, Phase, Position, Turn};
use rosespring_wire::trictrac::{ChoiceJson, TrictracPlayJson, TrictracPlaysJson};

use crate::output::{self, refuse};

/// A position in which a throw is to be played or a choice is due, and what leads to it.
pub(crate) struct Listing {
    position: Position,
    turn: Turn,
    changes: Vec<Change>,
}

impl Listing {
    /// Makes a throw, if one is given.
    pub(crate) fn new(position: Position, dice: Option<Dice>) -> Result<Self> {
        let mut changes = Vec::new();
        let position = match dice {
            Some(dice) => position.throw(dice, &mut changes).map_err(refuse)?,
            None => position,
        };
        match position.phase() {
            Phase::Choose(turn) | Phase::Play(turn) => Ok(Self {
                position,
                turn,
                changes,
            }),
            Phase::Over { .. } => Err(refuse("the game is over")),
            Phase::Opening | Phase::Throw(_) if dice.is_none() => Err(refuse(
                "no throw is to be played in this position: give a --throw",
            )),
            Phase::Opening | Phase::Throw(_) => {
                let lines = words::lines(&changes).join("\n       ");
                Err(refuse(format_args!(
                    "nothing is to be played now:\n       {lines}"
                )))
            }
        }
    }

    /// Writes the plays in the order of the rules.
    pub(crate) fn write(&self, is_json: bool) -> Result<ExitCode> {
        let mut list = self.list();
        if is_json {
            output::write_json(&list)?;
            return Ok(ExitCode::SUCCESS);
        }
        self.talk();
        let plays = list.plays.drain(..);
        let lines: String = plays.map(|play| play.play + "\n").collect();
        output::write(&lines)?;
        Ok(ExitCode::SUCCESS)
    }

    /// Writes the plays with the chance to win after each, the best first.
    pub(crate) fn write_rated(&self, is_json: bool) -> Result<ExitCode> {
        let list = self.rated()?;
        if is_json {
            output::write_json(&list)?;
            return Ok(ExitCode::SUCCESS);
        }
        self.talk();
        output::write(&format_rated(&list))?;
        Ok(ExitCode::SUCCESS)
    }

    /// Returns the first lines of the rated list: the choice, if one is due, and the best plays.
    pub(crate) fn hints(&self, lines_max: usize) -> Result<String> {
        let rated = format_rated(&self.rated()?);
        Ok(rated.split_inclusive('\n').take(lines_max).collect())
    }

    /// Returns the plays with the chance to win after each, the best first.
    fn rated(&self) -> Result<TrictracPlaysJson> {
        let net = shipped_net().ok_or(NoNet).map_err(refuse)?;
        let player = NetPlayer::new(net);
        let mut list = self.list();
        let (position, turn) = (&self.position, self.turn);
        let judged = position
            .judged()
            .map(|judged| player.rate_plays(position, turn, &judged));
        for (play, win) in list.plays.iter_mut().zip(judged.unwrap_or_default()) {
            play.win = Some(rounded(win));
        }
        let win = |play: &TrictracPlayJson| play.win.unwrap_or_default();
        list.plays
            .sort_by(|one, other| win(other).total_cmp(&win(one)));
        if let Phase::Choose(_) = position.phase() {
            let rated = player.rate_choices(position, turn);
            list.choice = Some(ChoiceJson {
                stay: rounded(rated.stay),
                go: rounded(rated.go),
            });
        }
        Ok(list)
    }

    /// Prints the events of the throw, and what is due.
    fn talk(&self) {
        for line in words::lines(&self.changes) {
            output::talk(line);
        }
        output::talk(format_args!("{}:", words::phase(&self.position)));
    }

    fn list(&self) -> TrictracPlaysJson {
        let judged = self.position.judged();
        let (events, plays) = match &judged {
            Some(judged) => (&judged.events[..], &judged.plays[..]),
            None => (&[][..], &[][..]),
        };
        TrictracPlaysJson {
            position: self.position.to_string(),
            events: events.iter().map(words::event).collect(),
            choice: None,
            plays: plays
                .iter()
                .map(|play| TrictracPlayJson {
                    play: play.to_string(),
                    win: None,
                })
                .collect(),
        }
    }
}

/// Returns a chance with four digits.
fn rounded(chance: f32) -> f64 {
    (f64::from(chance) * 1e4).round() / 1e4
}

fn format_rated(list: &TrictracPlaysJson) -> String {
    let line = |chance: f64, what: &str| format!("{:5.1} %  {what}\n", 100.0 * chance);
    let choice = list.choice.as_ref().map(|choice| {
        let mut lines = [(choice.stay, "stay"), (choice.go, "go")];
        lines.sort_by(|one, other| other.0.total_cmp(&one.0));
        lines.map(|(chance, what)| line(chance, what)).concat()
    });
    let plays = list.plays.iter();
    let plays: String = plays
        .map(|play| line(play.win.unwrap_or_default(), &play.play))
        .collect();
    choice.unwrap_or_default() + &plays
}
