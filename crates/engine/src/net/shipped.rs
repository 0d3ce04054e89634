//! The nets that come with the program; `nets/NETS.md` tells where they come from.

use std::sync::{Arc, OnceLock};

use rosespring_rules::GameKind;

use super::file::Net;

/// A net that is embedded.
struct Shipped {
    game: GameKind,
    bytes: &'static [u8],
    read: OnceLock<Arc<Net>>,
}

static SHIPPED: [Shipped; 4] = [
    Shipped::new(
        GameKind::GUL_BARA,
        include_bytes!("../../../../nets/gul-bara.rsnet"),
    ),
    Shipped::new(
        GameKind::GIOUL,
        include_bytes!("../../../../nets/gioul.rsnet"),
    ),
    Shipped::new(
        GameKind::TAWULA,
        include_bytes!("../../../../nets/tawula.rsnet"),
    ),
    Shipped::new(
        GameKind::BACKGAMMON,
        include_bytes!("../../../../nets/backgammon.rsnet"),
    ),
];

impl Shipped {
    const fn new(game: GameKind, bytes: &'static [u8]) -> Self {
        Self {
            game,
            bytes,
            read: OnceLock::new(),
        }
    }
}

/// Whether a net comes with the program for a game.
#[must_use]
pub fn is_shipped(game: GameKind) -> bool {
    SHIPPED.iter().any(|shipped| shipped.game == game)
}

/// The net that comes with the program for a game, read at the first call; `None` if there is none:
/// see [`GameEvaluator`](crate::GameEvaluator).
///
/// ```
/// use rosespring_engine::evaluate::Evaluate;
/// use rosespring_engine::net::{Neural, shipped};
/// use rosespring_rules::{Position, Rules, Side};
///
/// let rules = Rules::preset("gul-bara").unwrap();
/// let start = Position::started_by(rules, Side::White);
/// let value = Neural::new(shipped(rules.game).unwrap()).value(&start);
/// assert!(value.win > 0.5, "it is better to begin");
/// ```
#[must_use]
pub fn shipped(game: GameKind) -> Option<Arc<Net>> {
    let shipped = SHIPPED.iter().find(|shipped| shipped.game == game)?;
    let read = || Net::from_bytes(shipped.bytes).expect("a test reads every net that is shipped");
    Some(shipped.read.get_or_init(|| Arc::new(read())).clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shipped_net_can_be_read_and_plays_its_game() {
        for net in &SHIPPED {
            assert_eq!(shipped(net.game).unwrap().game(), net.game);
            assert!(net.bytes.len() <= 1 << 20);
        }
    }
}
