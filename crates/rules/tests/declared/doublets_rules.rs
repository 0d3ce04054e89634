//! The rules of Doublets (DU-1 to DU-4). The page cannot show the game yet, so no list of games
//! holds it: tests give its rules the handle of a game with as many men.

use rosespring_rules::{
    Contact, Doublets, GameKind, Lay, Lock, Movement, Opening, Rest, Rules, Scoring,
};

/// The rules, in which these men stand at first. The places of the two sides never meet.
pub(crate) const fn rules_of(lay: Lay) -> Rules {
    Rules {
        movement: Movement::Parallel,
        contact: Contact::OneManBlocks,
        doublets: Doublets::OfChoice,
        opening: Opening::ThrowAgain,
        scoring: Scoring::Single,
        lock: Lock::Laid(lay),
        rest: Rest::Must,
        ..Rules::base(GameKind::JACQUET)
    }
}

/// The rules by the name that the game will have.
pub(crate) fn named(name: &str) -> Option<Rules> {
    match name {
        "doublets" => Some(rules_of(Lay::Upper)),
        "doublets:all" => Some(rules_of(Lay::All)),
        _ => None,
    }
}
