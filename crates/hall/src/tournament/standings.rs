//! The standings, with ties broken.

use std::cmp::Reverse;

use crate::tournament::plan::Kind;
use crate::tournament::state::{Game, Phase, Tournament};

/// The place of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// The player.
    pub player: u16,
    /// The place, from 1. Players who are equal in score and tie-breaks share it.
    pub place: u16,
    /// One point for each win and each bye.
    pub score: u16,
    /// Games won and lost, without byes.
    pub won: u16,
    /// Games with a result that the player did not win.
    pub lost: u16,
    /// Swiss: the sum of the scores of all opponents. A bye counts as an opponent with the score of
    /// the player (Buchholz).
    pub buchholz: u16,
    /// The sum of the scores of the opponents against whom the player won (Sonneborn-Berger).
    pub sonneborn_berger: u16,
}

impl Tournament {
    /// Returns the players in the order of their places; before the begin, those who have joined.
    ///
    /// In a Swiss tournament equal scores are ordered by [`Standing::buchholz`], then by
    /// [`Standing::sonneborn_berger`]; in a round robin and an arena by the latter; in a knockout
    /// by the seed. Then follow the rating at the begin and the order of joining.
    #[must_use]
    pub fn standings(&self) -> Vec<Standing> {
        let scores = self.scores();
        let players: Vec<u16> = match self.seeds.is_empty() {
            true => self.active().collect(),
            false => self.seeds.clone(),
        };
        let mut all: Vec<_> = players
            .into_iter()
            .map(|player| self.standing(player, &scores))
            .collect();
        all.sort_by_key(|one| {
            let rating = self.players[usize::from(one.player)].rating;
            (Reverse(self.strength(one)), Reverse(rating), one.player)
        });
        for i in 0..all.len() {
            let is_equal = i > 0
                && self.plan.kind != Kind::Knockout
                && self.strength(&all[i - 1]) == self.strength(&all[i]);
            all[i].place = match is_equal {
                true => all[i - 1].place,
                false => u16::try_from(i + 1).unwrap_or(u16::MAX),
            };
        }
        all
    }

    /// Returns the numbers that order players, the most important one first.
    fn strength(&self, one: &Standing) -> [u16; 3] {
        match self.plan.kind {
            Kind::Swiss => [one.score, one.buchholz, one.sonneborn_berger],
            Kind::RoundRobin | Kind::Arena => [one.score, one.sonneborn_berger, 0],
            Kind::Knockout => {
                let seed = self.seed(one.player).unwrap_or(u16::MAX);
                [one.score, u16::MAX - seed, 0]
            }
        }
    }

    fn standing(&self, player: u16, scores: &[u16]) -> Standing {
        let score = scores[usize::from(player)];
        let byes = self.players[usize::from(player)].byes;
        let mut standing = Standing {
            player,
            place: 0,
            score,
            won: 0,
            lost: 0,
            buchholz: byes.saturating_mul(score),
            sonneborn_berger: 0,
        };
        let settled = self.games.iter().filter(|game| game.outcome.is_some());
        for (game, opponent) in settled.filter_map(|game| Some((game, game.opponent_of(player)?))) {
            let strength = scores[usize::from(opponent)];
            standing.buchholz = standing.buchholz.saturating_add(strength);
            match Game::winner(game) == Some(player) {
                true => {
                    standing.won += 1;
                    standing.sonneborn_berger = standing.sonneborn_berger.saturating_add(strength);
                }
                false => standing.lost += 1,
            }
        }
        standing
    }

    /// Returns the players who won a tournament that is over: those on the first place, if they
    /// have a point; of a knockout, who won its last round.
    #[must_use]
    pub fn winners(&self) -> Vec<u16> {
        let least = match self.plan.kind {
            Kind::Knockout => self.rounds_planned().unwrap_or(1).max(1),
            _ => 1,
        };
        let standings = self.standings().into_iter();
        let first = standings.filter(|one| one.place == 1 && one.score >= least);
        match self.phase {
            Phase::Over => first.map(|one| one.player).collect(),
            _ => Vec::new(),
        }
    }
}
