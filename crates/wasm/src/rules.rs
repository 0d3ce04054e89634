//! The module of the rules alone (feature `rules`): it answers the methods of the engine protocol
//! that need no net.

use rosespring_wire::methods;
use rosespring_wire::params::Params;
use rosespring_wire::protocol::{self, Refusal};
use serde_json::Value;

/// Answers requests of the engine protocol. It stores nothing.
#[derive(Debug, Clone, Copy, Default)]
pub struct RulesHost;

impl RulesHost {
    /// Creates a host.
    #[must_use]
    pub const fn new() -> Self {
        Self
    }

    /// Answers a request in JSON-RPC 2.0: `{"jsonrpc":"2.0","id":1,"method":"start","params":…}`.
    /// The answer to a notification is empty.
    pub fn call(&mut self, request: &str) -> String {
        let answer = |id: &Value, result: Result<Value, Refusal>| protocol::answer(id, result);
        match protocol::parse(request.as_bytes()) {
            Ok(request) => {
                let result = methods::call(&request.method, &Params::new(&request.params));
                let answered = request.id.map(|id| answer(&id, result));
                answered.unwrap_or_default()
            }
            Err(bad) if bad.answered => answer(&bad.id, Err(bad.refusal)),
            Err(_) => String::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::RulesHost;

    #[test]
    fn requests_are_answered_as_by_the_engine() {
        let call = |request: &str| RulesHost::new().call(request);

        let started =
            call(r#"{"jsonrpc":"2.0","id":7,"method":"start","params":{"rules":"gioul"}}"#);
        assert!(started.starts_with(r#"{"jsonrpc":"2.0","id":7,"result":{"rules":"gioul""#));
        assert!(call("{").contains("-32700"));
        assert!(call(r#"{"jsonrpc":"2.0","id":1,"method":"best"}"#).contains("-32601"));
        assert_eq!(call(r#"{"jsonrpc":"2.0","method":"rules"}"#), "");
    }
}
