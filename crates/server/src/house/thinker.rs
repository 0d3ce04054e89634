//! The thread in which the programs of a hall think, one after another.

use std::sync::Arc;
use std::sync::mpsc::{Sender, channel};
use std::time::Instant;

use rosespring_engine::levels::Level;
use rosespring_engine::resignation::{accepts_resignation, resign_stakes};
use rosespring_hall::offers::HouseStrength;
use rosespring_rules::{GameKind, Match, Position, Side, WinKind};
use rosespring_table::opponent::{Answer, EnginePlayers, Opponent as _, Question};
use tokio::sync::oneshot;

use crate::host::Host;
use crate::playing::give_way;

/// Something to compute.
type Job = Box<dyn FnOnce() + Send>;

/// Passes jobs to the thread, which has a low priority and ends with the last of these handles.
#[derive(Clone)]
pub(super) struct Thinker {
    jobs: Sender<Job>,
    host: Arc<Host>,
}

impl Thinker {
    /// Starts the thread.
    ///
    /// # Errors
    ///
    /// The system has no thread.
    pub(super) fn start(host: Arc<Host>) -> std::io::Result<Self> {
        let (jobs, waiting) = channel::<Job>();
        let thread = std::thread::Builder::new().name("programs".to_owned());
        thread.spawn(move || {
            give_way();
            for job in waiting {
                job();
            }
        })?;
        Ok(Self { jobs, host })
    }

    /// Returns a play, or the number of a doublet; no steps if the thread has ended.
    pub(super) async fn choose(
        &self,
        strength: HouseStrength,
        (position, score): (Position, Match),
        seed: u64,
    ) -> Answer {
        let question = Question {
            level: level_of(strength, position.rules().game),
            position,
            stakes: resign_stakes(&score),
            seed,
            budget: None,
        };
        let host = Arc::clone(&self.host);
        let answer = self.think(move || {
            let begun = Instant::now();
            let answer = EnginePlayers.answer(&question);
            host.metrics.program_play(begun.elapsed());
            answer
        });
        answer.await.unwrap_or(Answer::Play(Vec::new()))
    }

    /// Returns whether `winner` does well to accept an offer to resign.
    pub(super) async fn accepts(
        &self,
        (position, score): (Position, Match),
        winner: Side,
        win: WinKind,
    ) -> bool {
        let stakes = resign_stakes(&score);
        let accepts = self.think(move || accepts_resignation(&position, winner, win, stakes));
        accepts.await.unwrap_or(false)
    }

    async fn think<T: Send + 'static>(
        &self,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let (answer, answered) = oneshot::channel();
        let job = Box::new(move || {
            if !answer.is_closed() {
                // The caller may have gone meanwhile.
                let _ = answer.send(job());
            }
        });
        self.jobs.send(job).ok()?;
        answered.await.ok()
    }
}

/// Returns the level at which a program plays a game: one that looks no throw ahead. A game with
/// few levels has the same one for several strengths.
fn level_of(strength: HouseStrength, game: GameKind) -> Level {
    let levels = Level::of_game(game).iter().copied();
    let levels: Vec<_> = levels.filter(|level| !level.looks_ahead()).collect();
    let last = levels.len().saturating_sub(1);
    let place = match strength {
        HouseStrength::Gentle => last / 6,
        HouseStrength::Middling => last / 2,
        HouseStrength::Strong => last,
    };
    levels.get(place).copied().unwrap_or(Level::FIRST)
}

#[cfg(test)]
mod tests {
    use rosespring_hall::bots::HOUSE_NAMES;

    use super::*;

    #[test]
    fn programs_look_no_throw_ahead_and_a_stronger_one_has_no_lower_level() {
        for game in GameKind::all() {
            let levels = HOUSE_NAMES.map(|(strength, _)| level_of(strength, game));
            assert!(levels.is_sorted(), "{game:?} {levels:?}");
            for level in levels {
                let fits = !level.looks_ahead() && level.check(game).is_ok();
                assert!(fits, "{game:?} {level}");
            }
        }
    }
}
