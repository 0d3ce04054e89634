//! The weights of the hand-written evaluation, one set for each game, made by `cargo run --release
//! -p rosespring-engine --example fit_handwritten`.

use rosespring_rules::{GameKind, Rules, Stacking};

use super::features::{FEATURES, LARGE_WIN_FEATURES};

/// The weights of one game.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Weights {
    /// Weights of [`Features::winning`](super::Features::winning), for the log odds of winning.
    pub win: [f32; FEATURES],
    /// Weights of [`Features::large_win`](super::Features::large_win), for the log odds that a win
    /// is more than a single game, where that is possible; in games that count the men left, for
    /// those of the share of fourteen men that are left beyond the first.
    pub large: [f32; LARGE_WIN_FEATURES],
    /// Weights of the same features, for the log odds that such a win is a triple game
    /// (backgammon).
    pub larger: [f32; LARGE_WIN_FEATURES],
}

impl Weights {
    /// Returns the weights fitted to the game. A game without fitted weights uses those of the
    /// fitted game with the same kind of contact between men.
    #[must_use]
    pub fn of(rules: &Rules) -> &'static Self {
        let own = WEIGHTS.iter().find(|(fitted, _)| *fitted == rules.game);
        let found = own.or_else(|| {
            WEIGHTS
                .iter()
                .max_by_key(|(fitted, _)| likeness(*fitted, rules))
        });
        &found.unwrap_or(&WEIGHTS[0]).1
    }
}

/// How much a fitted game is like `rules`: what men do to each other counts more than how they
/// stack, and that more than which way they travel.
fn likeness(fitted: GameKind, rules: &Rules) -> u8 {
    let fitted = fitted.declaration().default_preset().rules;
    let is_free = |rules: &Rules| rules.stacking == Stacking::Free;
    [
        fitted.contact == rules.contact,
        is_free(&fitted) == is_free(rules),
        fitted.movement == rules.movement,
    ]
    .into_iter()
    .fold(0, |sum, is_same| 2 * sum + u8::from(is_same))
}

/// The games with fitted weights. Those of the first man and the head in `win` are not fitted: Gul
/// bara's relatives borrow them from Gul bara, which has neither. Those of Plakoto are Gioul's,
/// with weights for pins set by hand. Those of Mahbusa 31 and Tawla 31 are Plakoto's and Gioul's,
/// scaled to the results of 1,500 games; that of the first man is set by hand. Verquere's are
/// Tawula's, scaled to the results of 1,500 games, 13 % of them won by jan. Those of Ludus
/// Anglicorum are Verquere's, changed nine times by hill climbing, which was stopped early; by the
/// results of 4,000 games their log odds are 3 % too small.
static WEIGHTS: [(GameKind, Weights); 9] = [
    (
        GameKind::GUL_BARA,
        Weights {
            win: [
                0.2241, 0.3586, 0.0, 0.0, 0.0, -0.4482, -0.2241, -0.1121, -0.4482, -0.4482,
                -0.4482, 0.0, 0.0, 0.0, 0.0, 0.0, 0.08965, 0.1345, 0.1793, 0.0, -0.4482, -0.08965,
                -0.1121, 0.0, 0.0, 0.0, 0.0, 0.0, -0.5, -0.5, 0.0, 0.0, 0.0, 0.0,
            ],
            large: [
                0.4052, 0.2415, -0.4435, 1.785, 0.9288, 2.914, 0.0, 0.0, 2.336, 0.1896, 0.2219, 0.0,
            ],
            larger: [
                -2.313, -0.9241, -0.8916, 0.1499, -0.5578, 0.05926, 0.0, 0.0, -0.1822, 0.0905,
                -1.722, 0.0,
            ],
        },
    ),
    (
        GameKind::GIOUL,
        Weights {
            win: [
                0.2779, 0.4447, 0.0, 0.0, 0.0, -0.5558, -0.2779, -0.139, -0.5558, -0.5558, -0.5558,
                0.0, 0.0, 0.0, 0.0, 0.0, 0.1112, 0.1667, 0.2223, 0.0, -0.5558, -0.1112, -0.139,
                0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
            ],
            large: [
                -0.4238, 0.1173, -0.05808, 1.141, 0.04603, 0.4115, 0.0, 0.0, 1.495, 0.08338, 1.408,
                0.0,
            ],
            larger: [
                -2.155, -0.8844, -0.9292, 0.05375, -0.5192, 0.0543, 0.0, 0.0, -0.1657, 0.08412,
                -1.69, 0.0,
            ],
        },
    ),
    (
        GameKind::TAWULA,
        Weights {
            win: [
                0.7019, 0.8975, 0.0, 0.0, -0.355, -2.054, -0.41, -0.3284, -1.314, -1.314, -1.385,
                -0.2139, 0.0, 0.0, -0.8448, 0.0, 0.4515, 0.1285, 0.2248, 0.248, -1.146, -0.4785,
                -0.3284, -0.2381, -0.1024, -0.4354, 0.0, -0.1358, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
            ],
            large: [
                -12.31, -0.4266, 0.7363, -3.0, 4.156, 3.378, -2.586, -0.1638, -0.1766, 0.3285, 0.0,
                -3.079,
            ],
            larger: [
                -0.1948, -0.2312, -0.27, 0.2996, -0.01235, -0.01699, 0.004599, -0.1717, -0.01241,
                -0.02963, 0.0, -0.04564,
            ],
        },
    ),
    (
        GameKind::PLAKOTO,
        Weights {
            win: [
                0.2779, 0.4447, 0.0, 0.0, 0.0, -0.5558, -0.2779, -0.139, -0.5558, -0.5558, -0.5558,
                0.0, 0.0, 0.0, 0.0, 0.0, 0.1112, 0.1667, 0.2223, 0.0, -0.5558, -0.1112, -0.139,
                0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.2, -3.0, -0.7, -1.5,
            ],
            large: [
                -0.4238, 0.1173, -0.05808, 1.141, 0.04603, 0.4115, 0.0, 0.0, 1.495, 0.08338, 1.408,
                0.0,
            ],
            larger: [
                -2.155, -0.8844, -0.9292, 0.05375, -0.5192, 0.0543, 0.0, 0.0, -0.1657, 0.08412,
                -1.69, 0.0,
            ],
        },
    ),
    (
        GameKind::MAHBUSA_31,
        Weights {
            win: [
                0.1462, 0.234, 0.0, 0.0, 0.0, -0.2925, -0.1462, -0.07315, -0.2925, -0.2925,
                -0.2925, 0.0, 0.0, 0.0, 0.0, 0.0, 0.05852, 0.08773, 0.117, 0.0, -0.2925, -0.05852,
                -0.07315, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.6315, -1.579, -0.3684, -0.7894,
            ],
            large: [
                2.591, 0.4198, -0.5575, 2.962, -0.6973, 3.178, 0.0, 0.0, 2.531, -0.4513, -0.7696,
                0.0,
            ],
            larger: [0.0; LARGE_WIN_FEATURES],
        },
    ),
    (
        GameKind::TAWLA_31,
        Weights {
            win: [
                0.4968, 0.795, 0.0, 0.0, 0.0, -0.9936, -0.4968, -0.2485, -0.9936, -0.9936, -0.9936,
                0.0, 0.0, 0.0, 0.0, 0.0, 0.1988, 0.298, 0.3974, 0.0, -0.9936, -0.1988, -0.2485,
                0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0,
            ],
            large: [
                1.783, 0.194, -0.2655, 2.297, 0.7333, 1.644, 0.0, 0.0, 1.916, 0.2923, 0.4005, 0.0,
            ],
            larger: [0.0; LARGE_WIN_FEATURES],
        },
    ),
    (
        GameKind::VERQUERE,
        Weights {
            win: [
                0.6082, 0.7777, 0.0, 0.0, -0.3076, -1.78, -0.3553, -0.2845, -1.139, -1.139, -1.2,
                -0.1853, 0.0, 0.0, -0.732, 0.0, 0.3912, 0.1113, 0.1948, 0.2149, -0.993, -0.4146,
                -0.2845, -0.2063, -0.08873, -0.3773, 0.0, -0.1177, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
            ],
            large: [
                -4.268, 0.1725, -0.1653, 0.8015, 3.455, -2.261, 0.0, 0.0618, -1.027, 1.608, -6.293,
                0.4165,
            ],
            larger: [0.0; LARGE_WIN_FEATURES],
        },
    ),
    (
        GameKind::LUDUS_ANGLICORUM,
        Weights {
            win: [
                1.029, 1.524, 0.0, 0.0, -0.3076, -1.45, -0.3553, -0.3921, -0.1355, -1.139, -1.165,
                -1.061, 0.0, 0.0, -1.068, 0.5223, 0.3912, 0.1113, 0.3555, -0.6171, -0.993, -0.4146,
                -0.2845, -0.1136, -0.1406, -0.4991, 0.0, -0.1177, 0.0, 0.0, 0.2425, 0.0, 0.2704,
                0.0,
            ],
            large: [0.0; LARGE_WIN_FEATURES],
            larger: [0.0; LARGE_WIN_FEATURES],
        },
    ),
    (
        GameKind::BACKGAMMON,
        Weights {
            win: [
                0.6606, 1.057, 0.0, 0.0, 0.0, -1.321, -0.6606, -0.3303, -1.321, -1.321, -1.321,
                0.0, 0.3249, 0.0, 0.0, 0.0, 0.4589, 0.3779, 0.7563, 0.3155, -0.9662, -0.2642,
                -0.5116, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
            ],
            large: [
                0.8832, 0.6885, -0.9314, 4.32, 1.98, 1.37, 0.0, 0.1714, -1.577, 1.847, -0.1748,
                0.1991,
            ],
            larger: [
                -4.041, 0.4954, -0.2836, 2.238, -3.556, 3.282, 0.0, -0.09307, -1.111, 0.9936,
                0.7443, 0.09933,
            ],
        },
    ),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_without_weights_borrows_those_of_its_nearest_relative() {
        let of = |name: &str| Weights::of(&Rules::preset(name).unwrap());
        let backgammon = Rules::preset("backgammon").unwrap();
        let gul_bara = Rules::preset("gul-bara").unwrap();

        assert_eq!(of("celebi"), of("backgammon"));
        let parallel = Rules {
            movement: gul_bara.movement,
            ..backgammon
        };
        assert_eq!(likeness(GameKind::BACKGAMMON, &parallel), 6);
        assert_eq!(likeness(GameKind::TAWULA, &parallel), 5);
        assert_eq!(likeness(GameKind::GIOUL, &gul_bara), 6);
    }
}
