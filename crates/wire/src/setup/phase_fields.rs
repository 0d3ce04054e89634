//! Reads the phase of a position that is being entered.
//!
//! Code derived for an enum with a tag copies all fields into a buffer first; it would be the only
//! such code in the WebAssembly module, and 25 kB of it.

use serde::Deserialize;
use serde::de::{Deserializer, Error};

use super::SetupPhaseView;
use crate::table::Seat;

/// The fields of all phases, on one level.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PhaseFields {
    kind: String,
    thrower: Option<Seat>,
    mover: Option<Seat>,
    stage: Option<Vec<u8>>,
    winner: Option<Seat>,
    result: Option<String>,
}

impl<'de> Deserialize<'de> for SetupPhaseView {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let PhaseFields {
            kind,
            thrower,
            mover,
            stage,
            winner,
            result,
        } = PhaseFields::deserialize(deserializer)?;
        match (kind.as_str(), thrower, mover, stage, winner, result) {
            ("opening", None, None, None, None, None) => Ok(Self::Opening),
            ("throw", Some(thrower), None, None, None, None) => Ok(Self::Throw { thrower }),
            ("play", Some(thrower), Some(mover), Some(stage), None, None) => Ok(Self::Play {
                thrower,
                mover,
                stage,
            }),
            ("over", None, None, None, winner, Some(result)) => Ok(Self::Over { winner, result }),
            _ => Err(D::Error::custom(format!(
                "expected the phase `opening`, `throw` with `thrower`, `play` with `thrower`, \
                 `mover` and `stage`, or `over` with `winner` and `result`, found `{kind}` with \
                 other fields"
            ))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phases_are_read_as_they_are_written() {
        let phases = [
            SetupPhaseView::Opening,
            SetupPhaseView::Throw {
                thrower: Seat::White,
            },
            SetupPhaseView::Play {
                thrower: Seat::White,
                mover: Seat::Black,
                stage: vec![6, 6],
            },
            SetupPhaseView::Over {
                winner: Some(Seat::Black),
                result: "double".to_owned(),
            },
            SetupPhaseView::Over {
                winner: None,
                result: "draw".to_owned(),
            },
        ];

        for phase in phases {
            let text = serde_json::to_string(&phase).unwrap();
            let read: SetupPhaseView = serde_json::from_str(&text).unwrap();
            assert_eq!(read, phase, "{text}");
        }
    }

    #[test]
    fn other_fields_are_refused() {
        for text in [
            "{}",
            r#"{"kind":"never"}"#,
            r#"{"kind":"throw"}"#,
            r#"{"kind":"throw","thrower":"white","mover":"white"}"#,
            r#"{"kind":"play","thrower":"white","mover":"white"}"#,
            r#"{"kind":"over","winner":"white"}"#,
            r#"{"kind":"opening","more":1}"#,
        ] {
            assert!(
                serde_json::from_str::<SetupPhaseView>(text).is_err(),
                "{text}"
            );
        }
    }
}
