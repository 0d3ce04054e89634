//! Requests of a bot to a hall.

use std::fmt;
use std::io::{BufRead, BufReader};
use std::time::Duration;

use anyhow::{Context, Result, anyhow};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use ureq::Agent;
use ureq::http::Response;

/// Time for a request, its answer included.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(30);
/// Maximum time for which a stream is read before it is opened again, which costs the bot a second.
/// The client limits the time of a whole answer, not of a line, so a connection that is dead
/// without a sign is noticed after this time.
const STREAM_TIME: Duration = Duration::from_secs(900);

/// The code with which a hall refuses what its database does not take at present.
const NOT_KEPT: &str = "not_kept";

/// An answer that is an error of the hall.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Refusal {
    status: u16,
    pub(super) code: String,
    message: String,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the hall refused it ({}): {}", self.code, self.message)
    }
}

impl std::error::Error for Refusal {}

/// Returns whether another try would get the same answer: the token or the request is wrong.
pub(super) fn is_refused(error: &anyhow::Error) -> bool {
    let refusal = error.downcast_ref::<Refusal>();
    refusal.is_some_and(|refusal| {
        // 429: connections of a program that was stopped end a moment later. `not_kept`: the
        // database is away, and what was sent was not done.
        let may_pass = refusal.status == 429 || refusal.code == NOT_KEPT;
        (400..500).contains(&refusal.status) && !may_pass
    })
}

/// Returns whether the hall could not be reached, or is not ready.
pub(super) fn is_away(error: &anyhow::Error) -> bool {
    let refusal = error.downcast_ref::<Refusal>();
    let is_unready = refusal
        .is_some_and(|refusal| !(400..429).contains(&refusal.status) || refusal.code == NOT_KEPT);
    is_unready || error.downcast_ref::<ureq::Error>().is_some()
}

/// Sends requests with the token of a bot.
#[derive(Debug, Clone)]
pub(super) struct Client {
    agent: Agent,
    server: String,
    authorization: String,
}

impl Client {
    pub(super) fn new(server: &str, token: &str) -> Self {
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .timeout_connect(Some(REQUEST_TIMEOUT))
            .timeout_recv_response(Some(REQUEST_TIMEOUT));
        Self {
            agent: config.build().into(),
            server: server.trim_end_matches('/').to_owned(),
            authorization: format!("Bearer {}", token.trim()),
        }
    }

    /// Returns the answer to a GET request.
    pub(super) fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T> {
        let response = self.open(path, REQUEST_TIMEOUT)?;
        read(response)
    }

    fn open(&self, path: &str, timeout: Duration) -> Result<Response<ureq::Body>> {
        let url = format!("{}{path}", self.server);
        let request = self
            .agent
            .get(&url)
            .header("authorization", &self.authorization);
        let request = request.config().timeout_recv_body(Some(timeout)).build();
        request
            .call()
            .with_context(|| format!("cannot reach {url}"))
    }

    /// Returns the answer to a POST request.
    pub(super) fn post<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<T> {
        let url = format!("{}{path}", self.server);
        let request = self
            .agent
            .post(&url)
            .header("authorization", &self.authorization);
        let request = request.header("content-type", "application/json");
        let request = request
            .config()
            .timeout_recv_body(Some(REQUEST_TIMEOUT))
            .build();
        let sent = request.send(serde_json::to_string(body)?);
        read(sent.with_context(|| format!("cannot reach {url}"))?)
    }

    /// Returns the values of a stream of JSON lines; an empty line, which shows that the connection
    /// lives, is `None`.
    pub(super) fn lines<T: DeserializeOwned>(
        &self,
        path: &str,
    ) -> Result<impl Iterator<Item = Result<Option<T>>> + use<T>> {
        let response = self.open(path, STREAM_TIME)?;
        if !response.status().is_success() {
            return Err(refusal(response));
        }
        let lines = BufReader::new(response.into_body().into_reader()).lines();
        Ok(lines.map(|line| {
            let line = line.context("the stream broke off")?;
            match line.trim() {
                "" => Ok(None),
                line => Ok(Some(serde_json::from_str(line)?)),
            }
        }))
    }
}

fn read<T: DeserializeOwned>(response: Response<ureq::Body>) -> Result<T> {
    if !response.status().is_success() {
        return Err(refusal(response));
    }
    let text = response.into_body().read_to_string()?;
    serde_json::from_str(&text).context("the answer cannot be read: is this a hall?")
}

fn refusal(response: Response<ureq::Body>) -> anyhow::Error {
    let status = response.status().as_u16();
    let text = response.into_body().read_to_string().unwrap_or_default();
    let value: Value = serde_json::from_str(&text).unwrap_or_default();
    let part = |name: &str| value["error"][name].as_str().unwrap_or("?").to_owned();
    anyhow!(Refusal {
        status,
        code: part("code"),
        message: part("message"),
    })
}
