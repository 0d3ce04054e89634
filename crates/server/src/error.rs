//! Errors of requests: one enum with the status, the code, the message and the log level of each.

use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

use crate::limits::{LOBBY_SOCKETS_PER_PERSON_MAX, REVIEWS_MAX, SOCKETS_PER_TABLE_MAX};
use rosespring_store::StoreError;
use rosespring_table::game::Refusal;
use rosespring_table::stored::Unreadable;
use rosespring_wire::import_fault::{ImportFault, messages};
use rosespring_wire::json::ReadError;
use rosespring_wire::refusal_code::RefusalCode;

/// The body of every refusal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ErrorBody {
    /// The error.
    pub error: ErrorDetail,
}

/// The error.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ErrorDetail {
    /// A stable code.
    pub code: String,
    /// A message for people.
    pub message: String,
    /// Every fault, if there can be several.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<String>,
    /// The faults of an imported text once more, in the same order, with codes and values.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub details: Vec<ImportFault>,
}

/// A refused request. What reads or writes the store can fail with [`Self::Database`] or
/// [`Self::NotKept`]: a function that has no other errors does not say so again.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ApiError {
    /// No table has this id.
    #[error("there is no table `{0}`")]
    NoTable(String),
    /// No analysis has this id.
    #[error("there is no analysis `{0}`")]
    NoAnalysis(String),
    /// No puzzle has this id, or there are no puzzles.
    #[error("there is no puzzle `{0}`")]
    NoPuzzle(String),
    /// The lobby has the maximum number of pages, or the person has.
    #[error(
        "the lobby is open in {LOBBY_SOCKETS_PER_PERSON_MAX} places of yours, or is full: close \
         one, or try later"
    )]
    TooManyLines,
    /// The request is for people with an account.
    #[error("sign in first")]
    NotMember,
    /// The password is easy to guess.
    #[error("this password is easy to guess: choose a longer one")]
    WeakPassword,
    /// No account has this name and this password.
    #[error("the name or the password is wrong")]
    WrongCredentials,
    /// A request about passkeys was refused.
    #[error(transparent)]
    Passkey(#[from] PasskeyFault),
    /// Too many passwords were tried.
    #[error("too many tries: try again in {0} s")]
    TooManyTries(u64),
    /// No member has this name.
    #[error("there is no player `{0}`")]
    NoPlayer(String),
    /// No tournament has this id.
    #[error("there is no tournament `{0}`")]
    NoTournament(String),
    /// A concept of the hall refuses it.
    #[error("{why}")]
    Hall {
        /// The stable code.
        code: RefusalCode,
        /// The reason.
        why: String,
        /// The words of the moderator who decided it.
        reason: Option<String>,
    },
    /// The person neither organises the tournament nor is a moderator.
    #[error("only the organiser and moderators may do this")]
    NotOrganiser,
    /// A moderator closed the account.
    #[error("a moderator has closed this account: {0}")]
    AccountClosed(String),
    /// The request has no token of a bot.
    #[error("this address is for bots: send `Authorization: Bearer rsb_…` with the bot's token")]
    NoBot,
    /// The command was for another version of the table than this one.
    #[error("the table is at version {0}")]
    Stale(u32),
    /// No route has this path.
    #[error("there is no `{0}` here")]
    NoRoute(String),
    /// The route does not accept this method.
    #[error("{method} is not what this address takes")]
    WrongMethod {
        /// The method.
        method: String,
        /// Those that the address takes; empty if the router says them.
        allowed: Vec<&'static str>,
    },
    /// The body is longer than this number of bytes.
    #[error("the body has more than {0} bytes")]
    BodyTooLarge(usize),
    /// The body is not valid; every fault is named.
    #[error("{}", .0.join("; "))]
    InvalidBody(Vec<String>),
    /// A record or a position cannot be read; every fault is named.
    #[error("{}", messages(.0).join("; "))]
    InvalidImport(Vec<ImportFault>),
    /// The query of the address is not valid.
    #[error("{0}")]
    InvalidQuery(String),
    /// The table refused a command.
    #[error("{0}")]
    Refused(#[from] Refusal),
    /// The queue of advice or of analyses is full.
    #[error("too many ask for advice: try again later")]
    Busy,
    /// The node of the hall that runs the table, or that leads, does not answer, or it is not known
    /// at the moment which node that is.
    #[error("another node of the hall runs this and does not answer: try again in a few seconds")]
    NodeAway,
    /// The request comes from a page of another server.
    #[error("only pages of this server are served, not {0}")]
    Foreign(String),
    /// The store has the maximum number of analyses.
    #[error("there are {REVIEWS_MAX} analyses already: remove some first")]
    TooManyAnalyses,
    /// The route needs a WebSocket.
    #[error("this address is a WebSocket: {0}")]
    NoUpgrade(String),
    /// The request, or its answer, took too long.
    #[error("the request took too long")]
    TooLate,
    /// The table has the maximum number of sockets.
    #[error("this table is open in {SOCKETS_PER_TABLE_MAX} places already")]
    TooManySockets,
    /// The store has the maximum number of tables.
    #[error("there are {0} tables already: remove some first")]
    TooManyTables(u32),
    /// The maximum number of tables is in memory.
    #[error("too many tables are open already: try again later")]
    TooManyOpen,
    /// This version cannot read a stored table.
    #[error("this table cannot be opened: {0}")]
    Unreadable(String),
    /// The store cannot write: the disk is full, or writing is not permitted.
    #[error("this could not be kept: {0}")]
    NotKept(String),
    /// The database is damaged, or does not answer in time.
    #[error("the database failed: {0}")]
    Database(String),
    /// The server failed.
    #[error("the server failed: {0}")]
    Internal(String),
}

/// Why a request about passkeys was refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PasskeyFault {
    /// The hall has no passkeys, because its address is a number.
    #[error("this hall has no passkeys")]
    NotPossible,
    /// A passkey could not be verified.
    #[error("the passkey could not be verified")]
    Refused,
    /// The challenge is not known, was used, or was for something else.
    #[error("this request has ended: begin again")]
    ChallengeOver,
    /// The account has no such passkey, or none at all.
    #[error("the account has no such passkey")]
    Missing,
    /// The account has as many passkeys as it may have.
    #[error("the account has as many passkeys as it may have")]
    TooMany,
    /// Without this credential nobody could sign in.
    #[error("the account has no other passkey and no password")]
    LastCredential,
}

impl PasskeyFault {
    const fn refusal(self) -> RefusalCode {
        match self {
            Self::NotPossible => RefusalCode::NoPasskeys,
            Self::Refused => RefusalCode::PasskeyRefused,
            Self::ChallengeOver => RefusalCode::ChallengeOver,
            Self::Missing => RefusalCode::NoPasskey,
            Self::TooMany => RefusalCode::TooManyPasskeys,
            Self::LastCredential => RefusalCode::LastCredential,
        }
    }
}

impl ApiError {
    /// Returns the stable code.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        self.refusal().name()
    }

    /// Returns the status of the answer.
    #[must_use]
    pub fn status(&self) -> StatusCode {
        StatusCode::from_u16(self.refusal().status()).expect("it is the status of an error")
    }

    /// Returns the refusal that this is, without its values.
    #[must_use]
    pub const fn refusal(&self) -> RefusalCode {
        match self {
            Self::NoTable(_) => RefusalCode::NoTable,
            Self::NoAnalysis(_) => RefusalCode::NoAnalysis,
            Self::NoPuzzle(_) => RefusalCode::NoPuzzle,
            Self::TooManyLines => RefusalCode::TooManySockets,
            Self::NotMember => RefusalCode::NotMember,
            Self::WeakPassword => RefusalCode::WeakPassword,
            Self::WrongCredentials => RefusalCode::WrongCredentials,
            Self::TooManyTries(_) => RefusalCode::TooManyTries,
            Self::NoPlayer(_) => RefusalCode::NoPlayer,
            Self::NoTournament(_) => RefusalCode::NoTournament,
            Self::NotOrganiser => RefusalCode::NotOrganiser,
            Self::AccountClosed(_) => RefusalCode::AccountClosed,
            Self::NoBot => RefusalCode::NoBot,
            Self::Stale(_) => RefusalCode::Stale,
            Self::NoRoute(_) => RefusalCode::NoRoute,
            Self::WrongMethod { .. } => RefusalCode::WrongMethod,
            Self::BodyTooLarge(_) => RefusalCode::BodyTooLarge,
            Self::InvalidBody(_) | Self::InvalidImport(_) => RefusalCode::InvalidBody,
            Self::InvalidQuery(_) => RefusalCode::InvalidQuery,
            Self::Foreign(_) => RefusalCode::Foreign,
            Self::NoUpgrade(_) => RefusalCode::NoUpgrade,
            Self::TooLate => RefusalCode::TooLate,
            Self::TooManySockets => RefusalCode::TooManySockets,
            Self::TooManyAnalyses => RefusalCode::TooManyAnalyses,
            Self::TooManyTables(_) => RefusalCode::TooManyTables,
            Self::TooManyOpen => RefusalCode::TooManyOpen,
            Self::Unreadable(_) => RefusalCode::Unreadable,
            Self::NotKept(_) => RefusalCode::NotKept,
            Self::Database(_) => RefusalCode::Database,
            Self::Internal(_) => RefusalCode::Internal,
            Self::Passkey(fault) => fault.refusal(),
            Self::Hall { code, .. } => *code,
            Self::Refused(refusal) => refusal.code(),
            Self::Busy => RefusalCode::Busy,
            Self::NodeAway => RefusalCode::NodeAway,
        }
    }

    /// Logs client faults as warnings and the server's own as errors. A command that came late, or
    /// that does not fit the phase, is no fault.
    fn log(&self) {
        if matches!(self, Self::NodeAway) {
            // Many pages come back at the same time, and the lost node is logged.
            tracing::debug!(code = self.code(), "{self}");
        } else if self.status().is_server_error() {
            tracing::error!(code = self.code(), "{self}");
        } else if matches!(self, Self::Stale(_) | Self::Refused(Refusal::WrongPhase(_))) {
            tracing::debug!(code = self.code(), "{self}");
        } else {
            tracing::warn!(code = self.code(), "{self}");
        }
    }

    /// Returns the body for the client. Details of the server's own faults are only in the log.
    fn body(&self) -> ErrorBody {
        let message = match self {
            Self::Internal(_) => "the server failed; its log says more".to_owned(),
            other => other.to_string(),
        };
        let (faults, details) = match self {
            Self::InvalidBody(faults) => (faults.clone(), Vec::new()),
            Self::InvalidImport(faults) => (messages(faults), faults.clone()),
            // Pages show the reason of the moderator beside a sentence of their language.
            Self::AccountClosed(reason)
            | Self::Hall {
                reason: Some(reason),
                ..
            } => (vec![reason.clone()], Vec::new()),
            _ => (Vec::new(), Vec::new()),
        };
        ErrorBody {
            error: ErrorDetail {
                code: self.code().to_owned(),
                message,
                faults,
                details,
            },
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        self.log();
        let mut response = (self.status(), Json(self.body())).into_response();
        if let Self::WrongMethod { allowed, .. } = &self
            && !allowed.is_empty()
            && let Ok(allowed) = allowed.join(", ").parse()
        {
            response.headers_mut().insert(header::ALLOW, allowed);
        }
        response
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NotFound(id) => Self::NoTable(id),
            StoreError::NoReview(id) => Self::NoAnalysis(id),
            StoreError::Unreadable(error) => error.into(),
            error @ (StoreError::Full | StoreError::ReadOnly | StoreError::Gone(_)) => {
                Self::NotKept(error.to_string())
            }
            StoreError::Database(error) => Self::Database(error.to_string()),
            error @ (StoreError::Damaged(_)
            | StoreError::TooSlow
            | StoreError::Unreachable(_)
            | StoreError::Refused(_)
            | StoreError::InUse) => Self::Database(error.to_string()),
            other => Self::Internal(other.to_string()),
        }
    }
}

impl From<ReadError> for ApiError {
    fn from(error: ReadError) -> Self {
        Self::InvalidBody(error.into_list())
    }
}

impl From<Unreadable> for ApiError {
    fn from(error: Unreadable) -> Self {
        Self::Unreadable(error.what)
    }
}
