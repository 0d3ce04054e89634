//! The errors of the crate.

use std::io;
use std::path::{Path, PathBuf};

use rosespring_arena::ArenaError;
use rosespring_engine::levels::NoNet;
use rosespring_engine::net::NetError;
use rosespring_jobs::self_play::Endless;
use rosespring_rules::GameKind;

/// Why a command failed.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TrainError {
    /// A file cannot be read.
    #[error("{} cannot be read", file.display())]
    Read {
        /// The file.
        file: PathBuf,
        /// The error of the system.
        source: io::Error,
    },
    /// A file cannot be written.
    #[error("{} cannot be written", file.display())]
    Write {
        /// The file.
        file: PathBuf,
        /// The error of the system.
        source: io::Error,
    },
    /// A file is not a usable net.
    #[error("{} cannot be used", file.display())]
    Net {
        /// The file.
        file: PathBuf,
        /// The fault of the file.
        source: NetError,
    },
    /// A net is for another game.
    #[error(
        "{} is a net for {}, not for {}",
        file.display(), found, wanted
    )]
    OtherGame {
        /// The file.
        file: PathBuf,
        /// The game of the net.
        found: GameKind,
        /// The required game.
        wanted: GameKind,
    },
    /// No net comes with the program for the game.
    #[error(transparent)]
    NoNet(#[from] NoNet),
    /// A file of a run is damaged.
    #[error("{}: {what}", file.display())]
    Damaged {
        /// The file.
        file: PathBuf,
        /// The fault of the file.
        what: String,
    },
    /// An existing run or file was begun with other settings.
    #[error(
        "{} was begun with other settings: {}; give the same ones, or another name",
        file.display(), differences.join(", ")
    )]
    OtherSettings {
        /// The file with the settings.
        file: PathBuf,
        /// Each setting that differs, with both values.
        differences: Vec<String>,
    },
    /// A worker cannot be used.
    #[error("the worker `{command}` cannot be used: {what}")]
    Worker {
        /// The command that starts it.
        command: String,
        /// The reason.
        what: String,
    },
    /// A setting is invalid.
    #[error("{0}")]
    Setting(String),
    /// The file to be written exists already.
    #[error("{} exists already", .0.display())]
    IsThere(PathBuf),
    /// A file changed while it was in use.
    #[error("{} changed while matches were played with it", .0.display())]
    Changed(PathBuf),
    /// The weights became too large for a net: learning diverged.
    #[error("the weights diverged after {games} games: try smaller steps (--rate)")]
    RanAway {
        /// Number of games played until then.
        games: u64,
        /// The fault of the net.
        source: NetError,
    },
    /// A net differs after it was written and read back.
    #[error("{} differs after it was written and read back", .0.display())]
    NotTheSame(PathBuf),
    /// A game did not end.
    #[error(transparent)]
    Endless(#[from] Endless),
    /// Matches could not be played.
    #[error(transparent)]
    Arena(#[from] ArenaError),
}

impl TrainError {
    /// Whether the command line or a file that it names is at fault, as opposed to a later failure.
    #[must_use]
    pub const fn is_refusal(&self) -> bool {
        match self {
            Self::Read { .. }
            | Self::Net { .. }
            | Self::OtherGame { .. }
            | Self::NoNet(_)
            | Self::Damaged { .. }
            | Self::OtherSettings { .. }
            | Self::Setting(_)
            | Self::Worker { .. }
            | Self::IsThere(_) => true,
            Self::Write { .. }
            | Self::Changed(_)
            | Self::RanAway { .. }
            | Self::NotTheSame(_)
            | Self::Endless(_)
            | Self::Arena(_) => false,
        }
    }

    pub(crate) fn read(file: &Path) -> impl FnOnce(io::Error) -> Self {
        let file = file.to_owned();
        move |source| Self::Read { file, source }
    }

    pub(crate) fn write(file: &Path) -> impl FnOnce(io::Error) -> Self {
        let file = file.to_owned();
        move |source| Self::Write { file, source }
    }

    pub(crate) fn damaged(file: &Path, what: impl Into<String>) -> Self {
        Self::Damaged {
            file: file.to_owned(),
            what: what.into(),
        }
    }
}
