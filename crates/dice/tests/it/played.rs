//! A whole match with the dice of a seed.

use rosespring_dice::Seed;
use rosespring_rules::notation::record::{GameRecord, Record};
use rosespring_rules::{Die, Game, Match, MatchRules, Phase, Position};

/// The seed of [`played_match`].
pub(crate) const SEED: [u8; 32] = *b"a seed that was fixed beforehand";

/// Plays a match at random with the dice of [`SEED`]: to one unit, or to three of several games.
pub(crate) fn played_match(rules: impl Into<MatchRules>) -> Record {
    let rules = rules.into();
    let to = if rules.cycle().is_some() { 3 } else { 1 };
    let seed = Seed::from_bytes(SEED);
    let mut rng = fastrand::Rng::with_seed(3);
    let mut record = Record::new(rules, "one", "other", to);
    record.dice_commitment = Some(seed.commitment());
    record.dice_seed = Some(seed.to_hex());
    let mut score = Match::new(rules, to);
    for number in 1.. {
        let game = one_game(score.next_game(), &seed, number, &mut rng);
        record.games.push(GameRecord::of(&game));
        score.count(game.outcome().expect("a game is played to its end"));
        if score.winner().is_some() {
            break;
        }
    }
    record
}

fn one_game(start: Position, seed: &Seed, number: u32, rng: &mut fastrand::Rng) -> Game {
    let mut game = Game::new(start);
    let mut throws = 0;
    loop {
        match game.position().phase() {
            Phase::Over(_) => return game,
            Phase::Opening | Phase::Throw(_) => {
                let thrown = game.throw(seed.dice(number, throws));
                thrown.expect("a throw is due");
                throws += 1;
            }
            Phase::Name(_) => {
                let named = game.name(Die::ALL[rng.usize(..6)]);
                named.expect("a doublet is to be named");
            }
            Phase::Play(_) => {
                let plays = game.position().plays();
                let played = game.play(&plays[rng.usize(..plays.len())].steps);
                played.expect("it is one of the plays");
            }
        }
    }
}
