//! `rosespring bot`: lets a program play at a hall.

mod client;
mod table;

use std::collections::BTreeSet;
use std::process::ExitCode;
use std::sync::mpsc::{self, Sender};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use rosespring_arena::Participant;
use rosespring_rules::{MatchRules, Position, Side};
use rosespring_wire::bot::{BotEvent, BotView};
use rosespring_wire::hall::{
    AcceptInvitation, InvitationView, NewInvitation, SideChoice, WATCH_DELAY_S,
};
use rosespring_wire::lobby::{NewSeek, SeekAnswer, TIME_AMONG_STRANGERS};
use rosespring_wire::table::TimeControl;

use self::client::Client;
use crate::output;
use crate::output::refuse;

/// Pause before a lost connection is opened again.
const RECONNECT: Duration = Duration::from_secs(1);

/// Let a program play at a hall, at all tables of its bot.
///
/// The operator of the hall makes the token (`rosespring bot-token`). The environment variable
/// ROSESPRING_BOT_TOKEN holds it, so that other users of the machine do not see it. The bot gives
/// links for the dice as a page does, and checks every throw. Its matches are not rated. Start it
/// again with the same token after a stop: it goes on at its tables. The player chooses one play
/// before the bot invites, accepts or seeks. If it fails at a table, the bot resigns the game, or
/// leaves the match where nobody may resign yet, and ends.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The address of the hall, such as https://play.example.org
    #[arg(long, value_name = "URL")]
    server: String,
    /// The player, as in `rosespring arena`: `exec:COMMAND`, an external program that answers
    /// `best`; `level:1` to `level:8`, `greedy`, `strongest`
    player: Participant,
    /// Accept the invitation with this link, or this id
    #[arg(long, value_name = "LINK")]
    accept: Vec<String>,
    /// Invite somebody to a game or match with these rules, such as tavli, and print the link
    #[arg(long, value_name = "RULES")]
    invite: Vec<MatchRules>,
    /// Offer a game with these rules in the lobby, whenever fewer than `--tables` are played
    #[arg(long, value_name = "RULES")]
    seek: Option<MatchRules>,
    /// Tables at which the bot plays at once before it seeks no more
    #[arg(long, value_name = "N", default_value_t = 1)]
    tables: usize,
    /// Units of the matches that the bot offers, if not the usual length of the game
    #[arg(long = "match", value_name = "UNITS")]
    match_to: Option<u8>,
    /// Time for each stage and in all, in the matches that the bot offers
    #[arg(long, value_enum, default_value_t = Time::Normal)]
    time: Time,
    /// End when the matches at all tables are over
    #[arg(long)]
    once: bool,
    /// Seconds that an external program may take for one answer
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    patience: u64,
}

impl Arguments {
    /// Returns the units to which the bot plays a match by these rules.
    fn length(&self, rules: &MatchRules) -> u8 {
        self.match_to.unwrap_or(rules.lengths()[0])
    }
}

/// The time that the players of a match have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Time {
    /// As much as they like; with `--seek` two days a part of a turn
    Unlimited,
    /// 5 seconds a stage, and 30 seconds a unit
    Fast,
    /// 8 seconds a stage, and 60 seconds a unit
    Normal,
    /// 15 seconds a stage, and 120 seconds a unit
    Slow,
}

impl From<Time> for Option<TimeControl> {
    fn from(time: Time) -> Self {
        match time {
            Time::Unlimited => None,
            Time::Fast => Some(TimeControl::Fast),
            Time::Normal => Some(TimeControl::Normal),
            Time::Slow => Some(TimeControl::Slow),
        }
    }
}

/// A message to the main thread.
enum News {
    /// The stream of events began.
    Connected,
    /// The bot has a seat at a table whose match is not over.
    Table(String),
    /// The stream of events ended.
    Lost(anyhow::Error),
    /// The bot plays no more at a table.
    Left(String, Result<()>),
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let token = std::env::var("ROSESPRING_BOT_TOKEN").unwrap_or_default();
    if token.is_empty() {
        return Err(refuse(
            "the environment variable ROSESPRING_BOT_TOKEN must hold the token of the bot",
        ));
    }
    let client = Client::new(&arguments.server, &token);
    let BotView { name, .. } = client.get("/api/bot")?;
    output::talk(format_args!("{name} is at {}", arguments.server));
    for rules in arguments.invite.iter().chain(&arguments.seek) {
        try_player(rules, arguments)?;
    }
    for link in &arguments.accept {
        accept(&client, link, arguments)?;
    }
    for rules in &arguments.invite {
        invite(&client, rules, arguments)?;
    }
    let (tell, heard) = mpsc::channel();
    let events = (client.clone(), tell.clone());
    thread::spawn(move || listen(&events.0, &events.1));
    let mut bot = Bot {
        client,
        arguments,
        tell,
        tables: BTreeSet::new(),
        seeks: false,
    };
    for news in heard {
        if bot.handle(news)? {
            break;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Sends the events of the bot to the main thread, over a new connection whenever one is lost.
fn listen(client: &Client, tell: &Sender<News>) {
    let events = || -> Result<()> {
        let lines = client.lines::<BotEvent>("/api/bot/events")?;
        tell.send(News::Connected)?;
        for event in lines {
            if let Some(BotEvent::Table { id }) = event? {
                tell.send(News::Table(id))?;
            }
        }
        bail!("the hall ended the stream")
    };
    loop {
        let lost = events().err();
        let lost = lost.unwrap_or_else(|| anyhow!("the hall ended the stream"));
        if tell.send(News::Lost(lost)).is_err() {
            return;
        }
        thread::sleep(RECONNECT);
    }
}

/// The state of the main thread.
struct Bot<'a> {
    client: Client,
    arguments: &'a Arguments,
    tell: Sender<News>,
    /// The tables at which the bot plays.
    tables: BTreeSet<String>,
    /// Whether its seek is in the lobby.
    seeks: bool,
}

impl Bot<'_> {
    /// Returns whether the bot is done.
    fn handle(&mut self, news: News) -> Result<bool> {
        match news {
            News::Connected => {}
            News::Table(id) => self.start(id),
            News::Lost(error) if client::is_refused(&error) => return Err(error),
            News::Lost(error) => {
                // A hall that was away for some time has removed the seek.
                self.seeks = false;
                output::talk(format_args!("the connection is lost: {error:#}"));
                return Ok(false);
            }
            News::Left(id, left) => {
                self.tables.remove(&id);
                // The same player would fail at every other table too.
                if left.as_ref().is_err_and(table::is_fault_of_player) {
                    left.with_context(|| format!("table {id}: the bot leaves"))?;
                    return Ok(true);
                }
                if self.arguments.once && self.tables.is_empty() {
                    left.with_context(|| format!("table {id}"))?;
                    return Ok(true);
                }
            }
        }
        self.seek()?;
        Ok(false)
    }

    /// Starts a thread that plays at a table.
    fn start(&mut self, id: String) {
        // The table may have come of the seek.
        self.seeks = false;
        if !self.tables.insert(id.clone()) {
            return;
        }
        let (client, tell) = (self.client.clone(), self.tell.clone());
        let player = self.arguments.player.clone();
        let patience = Duration::from_secs(self.arguments.patience);
        thread::spawn(move || {
            let played = table::play(&client, &id, &player, patience);
            match &played {
                Ok(result) => output::talk(format_args!("table {id}: {result}")),
                Err(error) => output::talk(format_args!("table {id}: {error:#}")),
            }
            // Without the main thread the program ends.
            let _ = tell.send(News::Left(id, played.map(|_| ())));
        });
    }

    /// Offers a game in the lobby, if the bot has time for one.
    fn seek(&mut self) -> Result<()> {
        let Some(rules) = &self.arguments.seek else {
            return Ok(());
        };
        if self.seeks || self.tables.len() >= self.arguments.tables {
            return Ok(());
        }
        let wanted = NewSeek {
            rules: rules.to_string(),
            match_to: self.arguments.length(rules),
            auto_forced: true,
            watchable: true,
            watch_delay: WATCH_DELAY_S,
            time: Option::from(self.arguments.time).unwrap_or(TIME_AMONG_STRANGERS),
            rated: false,
            range: None,
            program: None,
            name: None,
        };
        match self.client.post::<SeekAnswer>("/api/hall/seeks", &wanted) {
            Ok(_) => self.seeks = true,
            Err(error) if client::is_refused(&error) => return Err(error),
            // The next connection tries again.
            Err(error) => output::talk(format_args!("no seek: {error:#}")),
        }
        Ok(())
    }
}

/// Starts the player and lets it choose one play in each game, before somebody waits for it at a
/// table.
fn try_player(rules: &MatchRules, arguments: &Arguments) -> Result<()> {
    let patience = Duration::from_secs(arguments.patience);
    let failed = || format!("{} cannot play {rules}", arguments.player);
    let mut player = arguments
        .player
        .hire(rules, patience)
        .with_context(failed)?;
    for part in rules.parts() {
        let start = Position::started_by(*part, Side::White);
        let thrown = start.throw("6-5".parse()?, &mut ())?;
        player.choose(&thrown, None).with_context(failed)?;
    }
    Ok(())
}

fn accept(client: &Client, link: &str, arguments: &Arguments) -> Result<()> {
    let id = link.rsplit('/').next().unwrap_or(link);
    let path = format!("/api/hall/invitations/{id}");
    let offered: InvitationView = client.get(&path)?;
    try_player(&offered.rules.parse()?, arguments)?;
    let path = format!("{path}/accept");
    let accepted: InvitationView = client.post(&path, &AcceptInvitation { name: None })?;
    output::talk(format_args!("{} of {}", accepted.title, accepted.inviter));
    Ok(())
}

fn invite(client: &Client, rules: &MatchRules, arguments: &Arguments) -> Result<()> {
    let invitation = NewInvitation {
        rules: rules.to_string(),
        match_to: arguments.length(rules),
        auto_forced: true,
        side: SideChoice::Random,
        watchable: true,
        watch_delay: WATCH_DELAY_S,
        time: arguments.time.into(),
        rated: false,
        name: None,
        language: None,
    };
    let made: InvitationView = client.post("/api/hall/invitations", &invitation)?;
    let server = arguments.server.trim_end_matches('/');
    output::write(&format!("{server}/join/{}\n", made.id))?;
    Ok(())
}
