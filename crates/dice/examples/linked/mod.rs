//! Matches whose dice three parties threw together, played at random, for tests and measurements.

use rosespring_dice::{
    Chain, ChainCheck, ChainMatch, DiceLine, Link, Party, ReplaceLimit, Seed, id_bytes,
};
use rosespring_rules::notation::record::{GameRecord, Record};
use rosespring_rules::{Dice, Die, Game, Match, MatchRules, Phase, Position, Side};

/// A game of the record: the chains and the lines about them.
struct Thrower {
    of: ChainMatch,
    number: u32,
    chains: [Chain; 3],
    check: ChainCheck,
    lines: Vec<DiceLine>,
    /// How often Black has replaced a chain.
    replaced: u8,
}

impl Thrower {
    fn begin(of: ChainMatch, number: u32, limit: ReplaceLimit, rng: &mut fastrand::Rng) -> Self {
        let context = of.context(number);
        let secret = Seed::from_bytes(bytes(rng));
        let chains = [
            Chain::new(context, Party::White, Link::from_bytes(bytes(rng))),
            Chain::new(context, Party::Black, Link::from_bytes(bytes(rng))),
            Chain::new(context, Party::Server, secret.server_link(context)),
        ];
        let commitments = chains.each_ref().map(Chain::commitment);
        Self {
            of,
            number,
            check: ChainCheck::new(context, commitments).with_limit(limit),
            chains,
            lines: vec![DiceLine::Game(number), DiceLine::Commit(commitments)],
            replaced: 0,
        }
    }

    fn throw(&mut self) -> Dice {
        let index = self.check.next_throw();
        let links = self
            .chains
            .each_ref()
            .map(|chain| chain.link(index).expect("a game has fewer throws"));
        self.lines.push(DiceLine::Open(links));
        self.check
            .throw(links)
            .expect("the links lead to what was committed")
    }

    fn replace(&mut self, side: Side, last: Link) {
        self.replaced += 1;
        let party = Party::of_side(side, self.replaced);
        let chain = Chain::new(self.of.context(self.number), party, last);
        let commitment = chain.commitment();
        self.chains[side.index()] = chain;
        self.lines.push(DiceLine::Replace(side, commitment));
        self.check
            .replace(side, commitment)
            .expect("no chain is replaced too often");
    }
}

fn bytes(rng: &mut fastrand::Rng) -> [u8; 32] {
    let mut bytes = [0; 32];
    rng.fill(&mut bytes);
    bytes
}

/// Plays a match to `match_to` units at random. In its first game Black replaces a chain before
/// each of the throws `replaced`, counted from 0, unless the game ends before them: more than one
/// in a game with days.
pub(crate) fn linked_match(
    rules: impl Into<MatchRules>,
    match_to: u8,
    replaced: &[u32],
    rng: &mut fastrand::Rng,
) -> Record {
    let rules = rules.into();
    let limit = match replaced.len() {
        0 | 1 => ReplaceLimit::Once,
        _ => ReplaceLimit::ThreeTimes,
    };
    let of = ChainMatch {
        id: bytes(rng)[..16].try_into().expect("16 bytes"),
        rules: rules.fingerprint(),
        white: id_bytes("person-ada"),
        black: id_bytes("person-boris"),
    };
    let mut record = Record::new(rules, "one", "other", match_to);
    record.dice_links.push(DiceLine::Match(of).to_string());
    if limit != ReplaceLimit::Once {
        record.dice_links.push(DiceLine::Limit(limit).to_string());
    }
    let mut score = Match::new(rules, match_to);
    for number in 1.. {
        let thrower = Thrower::begin(of, number, limit, rng);
        let start = score.next_game();
        let replaced = if number == 1 { replaced } else { &[] };
        let (game, lines) = play(start, thrower, replaced, rng);
        let lines = lines.iter().map(ToString::to_string);
        record.dice_links.extend(lines);
        record.games.push(GameRecord::of(&game));
        score.count(game.outcome().expect("the game is over"));
        if score.winner().is_some() {
            break;
        }
    }
    record
}

fn play(
    start: Position,
    mut thrower: Thrower,
    replaced: &[u32],
    rng: &mut fastrand::Rng,
) -> (Game, Vec<DiceLine>) {
    let mut game = Game::new(start);
    loop {
        match game.position().phase() {
            Phase::Over(_) => return (game, thrower.lines),
            Phase::Opening | Phase::Throw(_) => {
                if replaced.contains(&thrower.check.next_throw()) {
                    thrower.replace(Side::Black, Link::from_bytes(bytes(rng)));
                }
                game.throw(thrower.throw()).expect("a throw is due");
            }
            Phase::Name(_) => {
                let number = Die::ALL[rng.usize(..6)];
                game.name(number).expect("a doublet is to be named");
            }
            Phase::Play(_) => {
                let plays = game.position().plays();
                game.play(&plays[rng.usize(..plays.len())].steps)
                    .expect("a legal play");
            }
        }
    }
}
