//! The types of web push: whether a browser hears of notices while no page is open.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::json::{self, FieldFault, ReadError, keep, unknown_fields};

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
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewPush {
    /// The address at the push service of the browser.
    pub endpoint: String,
    /// The public key of the browser, in base 64 for addresses.
    pub p256dh: String,
    /// The secret of the browser, in base 64 for addresses.
    pub auth: String,
}

impl NewPush {
    /// Reads the body of `PUT /api/push`. Whether its texts fit is not a question of their form.
    ///
    /// # Errors
    ///
    /// [`ReadError`] with every fault of the body.
    pub fn read(body: &[u8]) -> Result<Self, ReadError> {
        let fields = json::object(body, "body")?;
        let mut faults = Vec::new();
        let known = ["endpoint", "p256dh", "auth"];
        unknown_fields("", &fields, &known, &mut faults);
        let texts = known.map(|field| keep(text(&fields, field), &mut faults));
        match texts {
            [Some(endpoint), Some(p256dh), Some(auth)] if faults.is_empty() => Ok(Self {
                endpoint,
                p256dh,
                auth,
            }),
            _ => Err(ReadError::Fields(faults)),
        }
    }
}

fn text(fields: &Map<String, Value>, field: &str) -> Result<String, Vec<FieldFault>> {
    let text = fields.get(field).and_then(Value::as_str);
    let text = text.filter(|text| (1..=TEXT_CHARS_MAX).contains(&text.chars().count()));
    let text = text.map(str::to_owned);
    text.ok_or_else(|| vec![FieldFault::expected(field, "a text of a subscription")])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_subscription_has_an_address_and_two_keys() {
        let read = |body: &str| NewPush::read(body.as_bytes()).map_err(ReadError::into_list);
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
