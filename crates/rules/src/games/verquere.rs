//! Verquere: men run the same way and are hit, on the far side no man joins another, and who can
//! never enter all men any more has lost at once.
//!
//! The rules for players, with sources and worked positions: `docs/rules/verquere.md`.
//!
//! Sources: Cotton, The Compleat Gamester, 1725; nmatavka/hermes-trictrac, Verquere; Wikipedia,
//! Verkehren; salondesjeux.fr, Verquere; Ludii, Verquere.

use super::{GameDeclaration, Preset, gul_bara};
use crate::options;
use crate::{GameKind, Movement, Opening, Rules, Scoring, SinglePoints, Stacking};

/// Verquere (VQ-1 to VQ-4).
pub const DECLARATION: GameDeclaration = GameDeclaration {
    name: "verquere",
    number: 21,
    title: "Verquere",
    aliases: &["Verkeer", "Verkehren", "Revertier"],
    region: "Netherlands, France, Germany",
    museum: true,
    presets: &[DEFAULT, HEAD],
    layout: gul_bara::DECLARATION.layout,
    options: &[
        options::COMPULSION,
        options::NEXT_GAME,
        options::OPENING,
        options::HEAD,
    ],
    ..GameDeclaration::BASE
};

/// The rules VQ-1 to VQ-4.
pub const RULES: Rules = Rules {
    movement: Movement::Parallel,
    stacking: Stacking::Single(SinglePoints::To14),
    opening: Opening::ThrowAgain,
    scoring: Scoring::Jan,
    ..Rules::base(GameKind::VERQUERE)
};

/// Verquere as this project plays it.
pub const DEFAULT: Preset = Preset {
    name: "verquere",
    title: "Verquere",
    differs: "On points 24 to 14 no man may join another; more men on the bar than free points to \
              enter are jan: the game is over and counts two.",
    rules: RULES,
};

/// Verquere with one man on 13 too.
pub const HEAD: Preset = Preset {
    name: "verquere:head",
    title: "Verquere, single head",
    differs: "No man may join another on point 13 either.",
    rules: Rules {
        stacking: Stacking::Single(SinglePoints::To13),
        ..RULES
    },
};
