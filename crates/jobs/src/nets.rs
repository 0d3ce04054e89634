//! Nets, found by their checksums.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use rosespring_engine::bearoff::TableEvaluator;
use rosespring_engine::evaluate::Handwritten;
use rosespring_engine::levels::net_of;
use rosespring_engine::net::{Net, Neural, is_shipped};
use rosespring_engine::{GameEvaluator, is_solved, shipped_evaluator};
use rosespring_rules::GameKind;

use crate::JobError;
use crate::units::wrong;

/// The evaluation of a job.
pub type Judge = TableEvaluator<GameEvaluator>;

/// Nets from files, with the files they came from.
#[derive(Debug, Clone, Default)]
pub struct Nets(Vec<(PathBuf, Arc<Net>)>);

impl Nets {
    /// Reads nets from files.
    ///
    /// # Errors
    ///
    /// [`JobError::Net`] names the file that is not a net.
    pub fn read(files: &[PathBuf]) -> Result<Self, JobError> {
        let nets = files.iter().map(|file| {
            let refused = |problem: String| JobError::Net {
                file: file.display().to_string(),
                problem,
            };
            let bytes = std::fs::read(file).map_err(|error| refused(error.to_string()))?;
            let net = Net::from_bytes(&bytes).map_err(|error| refused(error.to_string()))?;
            Ok((file.clone(), Arc::new(net)))
        });
        Ok(Self(nets.collect::<Result<_, _>>()?))
    }

    /// Returns the net with this checksum and its file.
    pub(crate) fn find(&self, digits: &str, game: GameKind) -> Result<(&Path, Arc<Net>), JobError> {
        let has = |net: &Net| format!("{:016x}", net.checksum()) == digits;
        let found = self.0.iter().find(|(_, net)| has(net));
        let (file, net) = found.ok_or_else(|| JobError::MissingNet(digits.to_owned()))?;
        match net.plays(game) {
            true => Ok((file, net.clone())),
            false => Err(JobError::Net {
                file: file.display().to_string(),
                problem: format!("it plays {}, not {game}", net.game()),
            }),
        }
    }

    /// Checks that there is a net with this checksum.
    pub(crate) fn has(&self, digits: &str) -> Result<(), JobError> {
        let is = |net: &Net| format!("{:016x}", net.checksum()) == digits;
        match self.0.iter().any(|(_, net)| is(net)) {
            true => Ok(()),
            false => Err(JobError::MissingNet(digits.to_owned())),
        }
    }

    /// Returns the evaluation that a job names for a game, and the checksum of its net.
    pub(crate) fn judge(
        &self,
        evaluator: Option<&str>,
        game: GameKind,
    ) -> Result<(Judge, Option<String>), JobError> {
        match evaluator {
            None if is_shipped(game) => {
                let net = shipped(game)?;
                let digits = format!("{:016x}", net.checksum());
                Ok((TableEvaluator::new(Neural::new(net).into()), Some(digits)))
            }
            None if is_solved(game) => Ok((shipped_evaluator(game), None)),
            None | Some("baseline") => {
                let evaluator = GameEvaluator::Handwritten(Handwritten::default());
                Ok((TableEvaluator::nothing(evaluator), None))
            }
            Some(digits) => {
                let (_, net) = self.find(digits, game)?;
                let judge = TableEvaluator::nothing(Neural::new(net).into());
                Ok((judge, Some(digits.to_owned())))
            }
        }
    }
}

/// Returns the net that comes with the program for a game.
pub(crate) fn shipped(game: GameKind) -> Result<Arc<Net>, JobError> {
    net_of(game).map_err(|error| wrong("evaluator", error.to_string()))
}
