//! Ladders: ratings of many players by maximum likelihood, and cycles of players who beat each
//! other.
//!
//! The model is that of Bradley and Terry: the odds of a win are the exponential of the difference
//! of two ratings; a draw is half a win. Its errors are estimated from the variance between pairs
//! of games (the "sandwich" estimator), because the games of a pair share their dice.

use std::collections::{BTreeSet, VecDeque};

use crate::tally::{DEVIATIONS_95, Estimate};

/// The result of two players against each other.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Meeting {
    /// The first player, by index in the list.
    pub a: usize,
    /// The second player, by index in the list.
    pub b: usize,
    /// Number of games, or matches, played; at least 1.
    pub games: u32,
    /// The share of them that A won, a draw counting half.
    pub rate: f64,
    /// The standard error of that share.
    pub error: f64,
}

impl Meeting {
    /// The share of A and its error. A player who won all games counts as having won all but half a
    /// game, so that ratings stay finite.
    fn bounded(&self) -> (f64, f64) {
        let games = f64::from(self.games.max(1));
        let least = 0.5 / games;
        let rate = self.rate.clamp(least, 1.0 - least);
        // Where one player won all games, the variance is zero and says nothing.
        let floor = (least * (1.0 - least) / games).sqrt();
        let error = if rate == self.rate {
            self.error
        } else {
            self.error.max(floor)
        };
        (rate, error)
    }
}

/// Elo points for one unit of the model, which uses natural logarithms.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;

/// The limit of steps of Newton's method; about five are usual.
const STEPS_MAX: usize = 200;

/// Computes the ratings of `players` players in Elo above the first of them, with their intervals.
///
/// Empty if the meetings do not connect all of them.
#[must_use]
pub fn ratings(players: usize, meetings: &[Meeting]) -> Vec<Estimate> {
    let mut ratings = vec![0.0; players];
    for _ in 0..STEPS_MAX {
        let (slope, information) = likelihood(&ratings, meetings);
        let Some(inverse) = inverted(&information) else {
            return Vec::new();
        };
        let step = times(&inverse, &slope);
        // Far from the maximum the step can be much too long.
        let longest = step.iter().fold(0.0_f64, |most, part| most.max(part.abs()));
        let scale = if longest > 1.0 { 1.0 / longest } else { 1.0 };
        for (rating, part) in ratings.iter_mut().skip(1).zip(&step) {
            *rating += scale * part;
        }
        if longest < 1e-10 {
            break;
        }
    }
    estimates(&ratings, meetings)
}

/// The gradient of the log likelihood and its information matrix, for every rating but the first,
/// which stays 0.
fn likelihood(ratings: &[f64], meetings: &[Meeting]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let free = ratings.len().saturating_sub(1);
    let mut slope = vec![0.0; free];
    let mut information = vec![vec![0.0; free]; free];
    for meeting in meetings {
        let (rate, _) = meeting.bounded();
        let games = f64::from(meeting.games);
        let expected = 1.0 / (1.0 + (ratings[meeting.b] - ratings[meeting.a]).exp());
        for (player, sign) in [(meeting.a, 1.0), (meeting.b, -1.0)] {
            if let Some(index) = player.checked_sub(1) {
                slope[index] += sign * games * (rate - expected);
            }
        }
        add_difference(
            &mut information,
            meeting,
            games * expected * (1.0 - expected),
        );
    }
    (slope, information)
}

/// Adds a term in the difference of the two players of a meeting.
fn add_difference(matrix: &mut [Vec<f64>], meeting: &Meeting, weight: f64) {
    let ends = [(meeting.a, 1.0), (meeting.b, -1.0)];
    for (row, row_sign) in ends {
        for (column, column_sign) in ends {
            if row > 0 && column > 0 {
                matrix[row - 1][column - 1] += row_sign * column_sign * weight;
            }
        }
    }
}

fn estimates(ratings: &[f64], meetings: &[Meeting]) -> Vec<Estimate> {
    let (_, information) = likelihood(ratings, meetings);
    let Some(inverse) = inverted(&information) else {
        return Vec::new();
    };
    let mut spread = vec![vec![0.0; inverse.len()]; inverse.len()];
    for meeting in meetings {
        let (_, error) = meeting.bounded();
        let error = f64::from(meeting.games) * error;
        add_difference(&mut spread, meeting, error * error);
    }
    let mut all = vec![Estimate::default()];
    for (row, rating) in inverse.iter().zip(&ratings[1..]) {
        let variance: f64 = times(&spread, row)
            .iter()
            .zip(row)
            .map(|(a, b)| a * b)
            .sum();
        let (mean, error) = (ELO * rating, ELO * variance.max(0.0).sqrt());
        all.push(Estimate {
            mean,
            error,
            low: mean - DEVIATIONS_95 * error,
            high: mean + DEVIATIONS_95 * error,
        });
    }
    all
}

fn times(matrix: &[Vec<f64>], vector: &[f64]) -> Vec<f64> {
    let row = |row: &Vec<f64>| row.iter().zip(vector).map(|(a, b)| a * b).sum();
    matrix.iter().map(row).collect()
}

/// Returns the inverse of a square matrix by elimination; `None` if it is singular.
fn inverted(matrix: &[Vec<f64>]) -> Option<Vec<Vec<f64>>> {
    let size = matrix.len();
    let mut left = matrix.to_vec();
    let unit = |row| (0..size).map(|column| f64::from(row == column)).collect();
    let mut right: Vec<Vec<f64>> = (0..size).map(unit).collect();
    for column in 0..size {
        let pivot = (column..size)
            .max_by(|&a, &b| left[a][column].abs().total_cmp(&left[b][column].abs()))?;
        if left[pivot][column].abs() < 1e-12 {
            return None;
        }
        left.swap(column, pivot);
        right.swap(column, pivot);
        let scale = left[column][column];
        for value in left[column].iter_mut().chain(&mut right[column]) {
            *value /= scale;
        }
        let (left_row, right_row) = (left[column].clone(), right[column].clone());
        for row in (0..size).filter(|&row| row != column) {
            let factor = left[row][column];
            for index in 0..size {
                left[row][index] -= factor * left_row[index];
                right[row][index] -= factor * right_row[index];
            }
        }
    }
    Some(right)
}

/// Returns cycles in which each player beats the next beyond the 95 % interval: for every player in
/// a cycle a shortest one, each cycle once, beginning with its lowest index.
#[must_use]
pub fn cycles(players: usize, meetings: &[Meeting]) -> Vec<Vec<usize>> {
    let mut beats = vec![BTreeSet::new(); players];
    for meeting in meetings {
        let (rate, error) = meeting.bounded();
        let reach = DEVIATIONS_95 * error;
        if rate - reach > 0.5 {
            beats[meeting.a].insert(meeting.b);
        } else if rate + reach < 0.5 {
            beats[meeting.b].insert(meeting.a);
        }
    }
    let found: BTreeSet<Vec<usize>> = (0..players)
        .filter_map(|player| shortest_cycle(player, &beats))
        .collect();
    found.into_iter().collect()
}

/// Returns a shortest cycle through `player`, beginning with its lowest index.
fn shortest_cycle(player: usize, beats: &[BTreeSet<usize>]) -> Option<Vec<usize>> {
    let mut before: Vec<Option<usize>> = vec![None; beats.len()];
    let mut queue = VecDeque::from([player]);
    while let Some(from) = queue.pop_front() {
        for &to in &beats[from] {
            if to == player {
                let mut way = vec![from];
                while let Some(&last) = way.last().filter(|&&last| last != player) {
                    way.push(before[last]?);
                }
                way.reverse();
                let lowest = (0..way.len()).min_by_key(|&index| way[index])?;
                way.rotate_left(lowest);
                return Some(way);
            }
            if before[to].is_none() {
                before[to] = Some(from);
                queue.push_back(to);
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meeting(a: usize, b: usize, games: u32, rate: f64) -> Meeting {
        let error = (rate * (1.0 - rate) / f64::from(games)).sqrt();
        Meeting {
            a,
            b,
            games,
            rate,
            error,
        }
    }

    fn expected(elo: f64) -> f64 {
        1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
    }

    #[test]
    fn ratings_that_explain_everything_are_found() {
        let truth = [0.0, 120.0, -300.0, 700.0];
        let mut meetings = Vec::new();
        for a in 0..4 {
            for b in 0..a {
                meetings.push(meeting(a, b, 100_000, expected(truth[a] - truth[b])));
            }
        }

        let found = ratings(4, &meetings);

        for (found, truth) in found.iter().zip(truth) {
            assert!((found.mean - truth).abs() < 0.01, "{found:?}, not {truth}");
        }
    }

    #[test]
    fn two_players_have_the_error_of_their_games() {
        let found = ratings(2, &[meeting(1, 0, 400, 0.6)]);

        // The rate has an error of 0.0245, the odds' logarithm one of 0.0245 / 0.24.
        let error = 0.6_f64.mul_add(0.4, 0.0).sqrt() / 20.0 / 0.24 * ELO;
        assert!((found[1].mean - 70.437).abs() < 0.001, "{found:?}");
        assert!((found[1].error - error).abs() < 1e-6, "{found:?}");
    }

    #[test]
    fn ratings_stay_finite_when_nobody_ever_won() {
        let found = ratings(3, &[meeting(0, 1, 10, 0.0), meeting(1, 2, 10, 0.0)]);

        assert!((found[1].mean - 511.5).abs() < 0.1, "{found:?}");
        assert!((found[2].mean - 2.0 * found[1].mean).abs() < 1e-6);
        assert!(found[1].error > 100.0 && found[1].error.is_finite());
        assert_eq!(ratings(3, &[meeting(0, 1, 10, 0.5)]), []);
    }

    #[test]
    fn circles_are_found_once_and_only_beyond_the_interval() {
        let circle = [
            meeting(0, 1, 1000, 0.6),
            meeting(1, 2, 1000, 0.6),
            meeting(0, 2, 1000, 0.4),
        ];
        assert_eq!(cycles(3, &circle), [[0, 1, 2]]);

        let mut open = circle;
        open[2] = meeting(0, 2, 1000, 0.49);
        assert_eq!(cycles(3, &open), Vec::<Vec<usize>>::new());
    }

    #[test]
    fn a_longer_circle_is_found_where_others_are_even() {
        let meetings = [
            meeting(3, 2, 1000, 0.7),
            meeting(2, 1, 1000, 0.7),
            meeting(1, 0, 1000, 0.7),
            meeting(0, 3, 1000, 0.7),
            meeting(0, 2, 1000, 0.5),
            meeting(1, 3, 1000, 0.5),
        ];

        assert_eq!(cycles(4, &meetings), [[0, 3, 2, 1]]);
    }
}
