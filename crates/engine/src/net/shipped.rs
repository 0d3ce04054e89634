//! The nets that come with the program: those inside it (feature `nets`; `nets/NETS.md` names their
//! origin), and those that its host installed.

use std::sync::{Arc, LazyLock, OnceLock, PoisonError, RwLock};

use rosespring_rules::GameKind;

use super::file::Net;

/// The games that play by the net of another: each with the game that this net learnt.
/// Hypergammon is not among them: the net of backgammon plays it no better than hand-written values
/// do (`docs/rules/hypergammon.md`), so it has another.
const SHARED: &[(GameKind, GameKind)] = &[
    (GameKind::PORTES, GameKind::BACKGAMMON),
    (GameKind::NACKGAMMON, GameKind::BACKGAMMON),
    (GameKind::TAVLA, GameKind::BACKGAMMON),
    (GameKind::IRISH, GameKind::BACKGAMMON),
    (GameKind::NARD_HIMLY, GameKind::BACKGAMMON),
    (GameKind::TAPA, GameKind::PLAKOTO),
    (GameKind::PLAKOTO_EXPRESS, GameKind::PLAKOTO),
    (GameKind::MOULTEZIM, GameKind::FEVGA),
    (GameKind::JACQUET, GameKind::FEVGA),
    (GameKind::VERQUERE, GameKind::TAWULA),
];

/// Returns the game whose net plays `game`: nearly always itself.
#[must_use]
pub fn net_game(game: GameKind) -> GameKind {
    let shared = SHARED.iter().find(|(borrower, _)| *borrower == game);
    shared.map_or(game, |&(_, learnt)| learnt)
}

/// A net inside the program.
struct ShippedNet {
    game: GameKind,
    bytes: fn() -> Vec<u8>,
    read: OnceLock<Arc<Net>>,
}

/// The name of a game, and its net.
#[cfg(not(feature = "nets"))]
type NamedNet = (&'static str, fn() -> Vec<u8>);

static SHIPPED: LazyLock<Vec<ShippedNet>> = LazyLock::new(|| {
    #[cfg(feature = "nets")]
    let nets = rosespring_nets::NETS;
    #[cfg(not(feature = "nets"))]
    let nets: &[NamedNet] = &[];
    nets.iter()
        .map(|&(game, bytes)| ShippedNet {
            game: GameKind::from_name(game).expect("a net has the name of its game"),
            bytes,
            read: OnceLock::new(),
        })
        .collect()
});

/// Nets that the host installed, at most one for each game.
static INSTALLED: RwLock<Vec<Arc<Net>>> = RwLock::new(Vec::new());

/// Error of [`install`]: the game already has a net.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AlreadyInstalled(pub GameKind);

impl std::fmt::Display for AlreadyInstalled {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} already has a net", self.0.name())
    }
}

impl std::error::Error for AlreadyInstalled {}

/// Installs a net for the game that it learnt and those that play by it, for this process.
///
/// # Errors
///
/// [`AlreadyInstalled`] if the game has a net: values of two nets are not comparable.
pub fn install(net: Net) -> Result<(), AlreadyInstalled> {
    let game = net.game();
    let mut nets = INSTALLED.write().unwrap_or_else(PoisonError::into_inner);
    let is_inside = SHIPPED.iter().any(|shipped| shipped.game == game);
    if is_inside || nets.iter().any(|net| net.game() == game) {
        return Err(AlreadyInstalled(game));
    }
    nets.push(Arc::new(net));
    Ok(())
}

/// Whether a net that plays a game comes with the program.
#[must_use]
pub fn is_shipped(game: GameKind) -> bool {
    shipped(game).is_some()
}

/// Returns the net that plays a game and comes with the program; it is parsed at the first call.
/// `None` if there is none: see [`GameEvaluator`](crate::GameEvaluator).
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
    let game = net_game(game);
    if let Some(shipped) = SHIPPED.iter().find(|shipped| shipped.game == game) {
        let read = || Net::from_bytes(&(shipped.bytes)()).expect("a test reads every shipped net");
        return Some(shipped.read.get_or_init(|| Arc::new(read())).clone());
    }
    let nets = INSTALLED.read().unwrap_or_else(PoisonError::into_inner);
    nets.iter().find(|net| net.game() == game).cloned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shipped_net_can_be_read_and_plays_its_game() {
        for net in SHIPPED.iter() {
            assert_eq!(shipped(net.game).unwrap().game(), net.game);
            assert!((net.bytes)().len() <= 2_000_000);
        }
    }

    #[test]
    fn a_shared_net_plays_the_games_of_its_row() {
        for &(game, learnt) in SHARED {
            let net = shipped(learnt).unwrap();

            assert_eq!(shipped(game).unwrap().checksum(), net.checksum());
            assert!(net.plays(game) && net.plays(learnt) && !net.plays(GameKind::GIOUL));
            assert_eq!(net_game(learnt), learnt, "{game}");
        }
    }

    #[test]
    fn a_game_has_one_net() {
        for net in SHIPPED.iter() {
            let other = Net::from_bytes(&(net.bytes)()).unwrap();

            assert_eq!(install(other), Err(AlreadyInstalled(net.game)));
        }
    }
}
