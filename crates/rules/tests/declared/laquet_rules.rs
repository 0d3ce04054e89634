//! The rules of Laquet (LA-1 to LA-3). Tables and the page cannot show the game yet, so no list of
//! games holds it: tests give its rules a handle.

use rosespring_rules::{Contact, Doublets, GameKind, Movement, NextGame, Rest, Rules, Scoring};

pub(crate) const fn rules_of(game: GameKind) -> Rules {
    Rules {
        movement: Movement::Same,
        contact: Contact::OneManBlocks,
        doublets: Doublets::Twice,
        next_game: NextGame::WhiteLeads,
        scoring: Scoring::Single,
        rest: Rest::May,
        ..Rules::base(game)
    }
}
