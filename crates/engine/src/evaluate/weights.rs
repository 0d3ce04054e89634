//! The weights of the hand-written evaluation, one set a game.

use super::features::{FEATURES, LARGE_WIN_FEATURES};

/// The weights of one game.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Weights {
    /// Of [`Features::winning`](super::Features::winning): the log odds of winning.
    pub win: [f32; FEATURES],
    /// Of [`Features::large_win`](super::Features::large_win): the log odds that a win is more
    /// than a single one, if it can be.
    pub large: [f32; LARGE_WIN_FEATURES],
    /// Of the same features: the log odds that such a win is a triple one (backgammon).
    pub larger: [f32; LARGE_WIN_FEATURES],
}

/// Gul bara, Gioul, Tawula, backgammon.
pub const WEIGHTS: [Weights; 4] = [
    Weights {
        win: [
            1.0, 1.6, 0.0, 0.0, 0.0, -2.0, -1.0, -0.5, -2.0, -2.0, -2.0, 0.0, 0.0, 0.0, 0.0, 0.0,
            0.4, 0.6, 0.8, 0.0, -2.0, -0.4, -0.5, 0.0, 0.0, 0.0, 0.0, 0.0,
        ],
        large: [-1.5, 0.0, 0.0, 1.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
        larger: [-4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    },
    Weights {
        win: [
            1.0, 1.6, 0.0, 0.0, 0.0, -2.0, -1.0, -0.5, -2.0, -2.0, -2.0, 0.0, 0.0, 0.0, 0.0, 0.0,
            0.4, 0.6, 0.8, 0.0, -2.0, -0.4, -0.5, 0.0, 0.0, 0.0, 0.0, 0.0,
        ],
        large: [-1.5, 0.0, 0.0, 1.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
        larger: [-4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    },
    Weights {
        win: [
            1.0, 1.6, 0.0, 0.0, 0.0, -2.0, -1.0, -0.5, -2.0, -2.0, -2.0, 0.0, 0.0, 0.0, 0.0, 0.0,
            0.4, 0.6, 0.8, 0.0, -2.0, -0.4, -0.5, 0.0, 0.0, 0.0, 0.0, 0.0,
        ],
        large: [-1.5, 0.0, 0.0, 1.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
        larger: [-4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    },
    Weights {
        win: [
            1.0, 1.6, 0.0, 0.0, 0.0, -2.0, -1.0, -0.5, -2.0, -2.0, -2.0, 0.0, 0.0, 0.0, 0.0, 0.0,
            0.4, 0.6, 0.8, 0.0, -2.0, -0.4, -0.5, 0.0, 0.0, 0.0, 0.0, 0.0,
        ],
        large: [-1.5, 0.0, 0.0, 1.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
        larger: [-4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    },
];
