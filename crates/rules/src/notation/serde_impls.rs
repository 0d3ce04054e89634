//! The basic types in JSON: dice and steps as numbers, rules and positions as text.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Die, MatchRules, Origin, Point, Position, Rules, Step};

impl Serialize for Die {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.get())
    }
}

impl<'de> Deserialize<'de> for Die {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Self::new(number).ok_or_else(|| D::Error::custom(format!("{number} is no die, 1 to 6")))
    }
}

/// The start of a step: a point's number, `"bar"` or `"hand"`.
#[derive(Serialize, Deserialize)]
#[serde(untagged, expecting = "expected a point 1 to 24, \"bar\" or \"hand\"")]
enum OriginText {
    Point(u8),
    Name(String),
}

impl Serialize for Origin {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Point(point) => OriginText::Point(point.get()),
            Self::Bar | Self::Hand => OriginText::Name(self.to_string()),
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Origin {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let bad = || D::Error::custom("expected a point 1 to 24, \"bar\" or \"hand\"");
        match OriginText::deserialize(deserializer)? {
            OriginText::Point(number) => Point::new(number).map(Self::Point).ok_or_else(bad),
            OriginText::Name(name) => match name.as_str() {
                "bar" => Ok(Self::Bar),
                "hand" => Ok(Self::Hand),
                _ => Err(bad()),
            },
        }
    }
}

impl Serialize for Step {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.from, self.number).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Step {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (from, number) = Deserialize::deserialize(deserializer)?;
        Ok(Self { from, number })
    }
}

macro_rules! as_text {
    ($($type:ty),+) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
            }
        }
    )+};
}

as_text!(Rules, MatchRules, Position);
