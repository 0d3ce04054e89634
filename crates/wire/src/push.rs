//! The types of web push: whether a browser hears of notices while no page is open.

use serde::{Deserialize, Serialize};

use crate::json::Read;

/// The longest text of a subscription that is read, in characters.
pub const TEXT_CHARS_MAX: usize = 1_024;

/// Answer of `GET /api/push`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PushView {
    /// The public key of the hall, which a browser gives to its push service: an uncompressed point
    /// of P-256 in base 64 for addresses. Absent if the hall sends no messages.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub key: Option<String>,
    /// Whether the hall sends messages to the browser that asks.
    pub is_on: bool,
}

/// Body of `PUT /api/push`: the subscription of a browser.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewPush {
    /// The address at the push service of the browser.
    #[read(with = "json::text(TEXT_CHARS_MAX)")]
    pub endpoint: String,
    /// The public key of the browser, in base 64 for addresses.
    #[read(with = "json::text(TEXT_CHARS_MAX)")]
    pub p256dh: String,
    /// The secret of the browser, in base 64 for addresses.
    #[read(with = "json::text(TEXT_CHARS_MAX)")]
    pub auth: String,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json;

    #[test]
    fn a_subscription_has_an_address_and_two_keys() {
        let read =
            |body: &str| json::read::<NewPush>(body.as_bytes()).map_err(json::ReadError::into_list);
        let whole = r#"{"endpoint":"https://push.example/a","p256dh":"BA","auth":"CC"}"#;
        let expected = NewPush {
            endpoint: "https://push.example/a".to_owned(),
            p256dh: "BA".to_owned(),
            auth: "CC".to_owned(),
        };

        assert_eq!(read(whole), Ok(expected));
        let faults = read(r#"{"endpoint":"","p256dh":7,"key":"x"}"#).unwrap_err();
        let fields: Vec<_> = faults
            .iter()
            .map(|fault| fault.split(':').next().unwrap_or_default())
            .collect();
        assert_eq!(fields, ["`key`", "`endpoint`", "`p256dh`", "`auth`"]);
    }
}
