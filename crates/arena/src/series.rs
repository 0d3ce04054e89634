//! One pair: two games, or two matches, with the same dice and the seats exchanged.

use rosespring_engine::seeds::derive;
use rosespring_engine::walk::throw;
use rosespring_rules::notation::record::{GameRecord, NAME_CHARS_MAX, Record};
use rosespring_rules::{Dice, Die, Game, Match, Outcome, Phase, Position, Side, Step};

use crate::outside::OutsideError;
use crate::participant::SeatedPlayer;
use crate::{ArenaError, Forfeit, MatchSettings, Watch};

/// The limit of throws in a game, many times the longest game seen.
pub const TURNS_MAX: u32 = 100_000;

/// The result of a pair, from the side of player A.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Pair {
    /// Number of games, or matches, that A won.
    pub wins: u32,
    /// Number of drawn games.
    pub draws: u32,
    /// Units that A won, less units that A lost.
    pub units: i32,
    /// Number of games played: 2, or more in matches.
    pub games: u32,
    /// Number of games that A forfeited.
    pub a_forfeits: u32,
    /// Number of games that B forfeited.
    pub b_forfeits: u32,
}

/// The purpose of a stream of random numbers.
#[derive(Clone, Copy)]
enum Stream {
    Dice { game: u32 },
    A,
    B,
}

/// Returns a separate seed for every stream of every pair.
fn seed(settings: &MatchSettings, pair: u32, stream: Stream) -> u64 {
    let stream = match stream {
        Stream::Dice { game } => u64::from(game),
        Stream::A => 1 << 32,
        Stream::B => 2 << 32,
    };
    derive(derive(settings.seed, u64::from(pair)), stream)
}

/// A pair with its records.
pub(crate) struct Story {
    pub(crate) pair: Pair,
    pub(crate) forfeits: Vec<Forfeit>,
    pub(crate) records: Vec<Record>,
}

/// Plays pair `number`.
pub(crate) fn play_pair(
    settings: &MatchSettings,
    number: u32,
    [a, b]: [&mut SeatedPlayer; 2],
    watch: &dyn Watch,
) -> Result<Story, ArenaError> {
    let mut story = Story {
        pair: Pair::default(),
        forfeits: Vec::new(),
        records: Vec::new(),
    };
    for a_is in Side::ALL {
        a.begin(seed(settings, number, Stream::A));
        b.begin(seed(settings, number, Stream::B));
        let mut table = Table {
            settings,
            number,
            a_is,
            a,
            b,
            record: watch.wants_records().then(|| empty_record(settings, a_is)),
            story: &mut story,
        };
        table.play_series()?;
        let record = table.record;
        story.records.extend(record);
    }
    Ok(story)
}

fn empty_record(settings: &MatchSettings, a_is: Side) -> Record {
    let name = |side| {
        let who = if side == a_is {
            &settings.a
        } else {
            &settings.b
        };
        let name: String = who.to_string().chars().take(NAME_CHARS_MAX).collect();
        // A truncated name can end in a blank, which a record does not allow.
        name.replace(char::is_control, " ").trim().to_owned()
    };
    let to = settings.match_to.unwrap_or(1);
    Record::new(settings.rules, &name(Side::White), &name(Side::Black), to)
}

/// Two players in their seats, with a game or match between them.
struct Table<'a> {
    settings: &'a MatchSettings,
    number: u32,
    a_is: Side,
    a: &'a mut SeatedPlayer,
    b: &'a mut SeatedPlayer,
    record: Option<Record>,
    story: &'a mut Story,
}

impl Table<'_> {
    /// Plays a game, or games until the match is won.
    fn play_series(&mut self) -> Result<(), ArenaError> {
        let mut score = Match::new(self.settings.rules, self.settings.match_to.unwrap_or(1));
        let in_match = self.settings.match_to.is_some();
        for game in 0.. {
            let told = in_match.then_some(&score);
            let outcome = self.play_game(score.next_game(), told, game)?;
            let pair = &mut self.story.pair;
            pair.games += 1;
            pair.units += i32::from(outcome.units_for(self.a_is));
            score.count(outcome);
            match score.winner() {
                Some(winner) => {
                    pair.wins += u32::from(winner == self.a_is);
                    break;
                }
                None if !in_match => {
                    pair.draws += 1;
                    break;
                }
                None => {}
            }
        }
        Ok(())
    }

    fn play_game(
        &mut self,
        start: Position,
        score: Option<&Match>,
        game: u32,
    ) -> Result<Outcome, ArenaError> {
        let seed = seed(self.settings, self.number, Stream::Dice { game });
        let mut dice = fastrand::Rng::with_seed(seed);
        let mut line = MatchGame::new(start, self.record.is_some());
        let mut throws = 0;
        let outcome = loop {
            match line.position.phase() {
                Phase::Over(outcome) => break outcome,
                Phase::Play(turn) => {
                    let side = turn.mover();
                    if let Err(reason) = self.play_stage(&mut line, side, score) {
                        break self.forfeit(&mut line, side, game, reason.to_string());
                    }
                }
                Phase::Name(side) => {
                    if let Err(reason) = self.name_doublet(&mut line, side, score) {
                        break self.forfeit(&mut line, side, game, reason.to_string());
                    }
                }
                Phase::Opening | Phase::Throw(_) if throws < TURNS_MAX => {
                    throws += 1;
                    line.throw(throw(&mut dice));
                }
                Phase::Opening | Phase::Throw(_) => match self.outsider() {
                    Some(side) => {
                        let reason = format!("no end within {TURNS_MAX} throws");
                        break self.forfeit(&mut line, side, game, reason);
                    }
                    None => return Err(ArenaError::Endless { pair: self.number }),
                },
            }
        };
        if let (Some(record), Some(game)) = (&mut self.record, &line.game) {
            record.games.push(GameRecord::of(game));
        }
        Ok(outcome)
    }

    fn play_stage(
        &mut self,
        line: &mut MatchGame,
        side: Side,
        score: Option<&Match>,
    ) -> Result<(), OutsideError> {
        let player = self.player_of(side);
        let (after, steps) = player.play(&line.position, score, line.game.is_some())?;
        line.play(after, &steps);
        Ok(())
    }

    fn name_doublet(
        &mut self,
        line: &mut MatchGame,
        side: Side,
        score: Option<&Match>,
    ) -> Result<(), OutsideError> {
        let number = self.player_of(side).name(&line.position, score)?;
        line.name(number);
        Ok(())
    }

    const fn player_of(&mut self, side: Side) -> &mut SeatedPlayer {
        if side as u8 == self.a_is as u8 {
            &mut *self.a
        } else {
            &mut *self.b
        }
    }

    /// The side of the outside program; if there are two, of the first.
    fn outsider(&self) -> Option<Side> {
        if self.settings.a.is_outside() {
            Some(self.a_is)
        } else {
            let b_is = self.a_is.other();
            self.settings.b.is_outside().then_some(b_is)
        }
    }

    /// Ends the game with a single loss of `side`, as if it had resigned.
    fn forfeit(&mut self, line: &mut MatchGame, side: Side, game: u32, reason: String) -> Outcome {
        let pair = &mut self.story.pair;
        let (count, player) = if side == self.a_is {
            (&mut pair.a_forfeits, &self.settings.a)
        } else {
            (&mut pair.b_forfeits, &self.settings.b)
        };
        *count += 1;
        self.story.forfeits.push(Forfeit {
            pair: self.number,
            game,
            side,
            player: player.to_string(),
            reason,
        });
        // The smallest kind of win can always be lost.
        let kind = line.position.rules().win_kinds()[0];
        if let Some(game) = &mut line.game {
            game.resign(side, kind).expect("the game goes on");
        }
        line.position.won_by(side.other(), kind)
    }
}

/// The state of a game, with its record if one is wanted.
struct MatchGame {
    position: Position,
    game: Option<Game>,
}

impl MatchGame {
    fn new(start: Position, with_story: bool) -> Self {
        Self {
            position: start,
            game: with_story.then(|| Game::new(start)),
        }
    }

    fn throw(&mut self, dice: Dice) {
        if let Some(game) = &mut self.game {
            game.throw(dice).expect("a throw is due");
        }
        self.position = self.position.throw(dice, &mut ()).expect("a throw is due");
    }

    fn name(&mut self, number: Die) {
        if let Some(game) = &mut self.game {
            game.name(number).expect("a doublet is to be named");
        }
        let named = self.position.name(number, &mut ());
        self.position = named.expect("a doublet is to be named");
    }

    fn play(&mut self, after: Position, steps: &[Step]) {
        if let Some(game) = &mut self.game {
            game.play(steps).expect("the play was found legal");
        }
        self.position = after;
    }
}
