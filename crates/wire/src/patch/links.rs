//! Changes of the links of the dice.

use serde::{Deserialize, Serialize};

use super::board::changed;
use super::null_or_value;
use crate::table::{LinksView, OpenedLinks};

/// Fields of [`LinksView`] that changed; an absent field is unchanged.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LinksPatch {
    /// The context.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub context: Option<String>,
    /// The commitments.
    #[serde(
        skip_serializing_if = "Option::is_none",
        deserialize_with = "null_or_value"
    )]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub commitments: Option<Option<[String; 3]>>,
    /// The throw with which the chains began.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub first: Option<u32>,
    /// The next throw.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub next: Option<u32>,
    /// Who has given a link.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub linked: Option<[bool; 2]>,
    /// Who has replaced a chain.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub replaced: Option<[bool; 2]>,
    /// The throws that were skipped.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub skipped: Option<[Vec<u32>; 2]>,
    /// The links of the last throw.
    #[serde(
        skip_serializing_if = "Option::is_none",
        deserialize_with = "null_or_value"
    )]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub last: Option<Option<OpenedLinks>>,
}

impl LinksPatch {
    /// Returns the changes between two views; `None` without any, or if only one view has links.
    pub(super) fn new(before: Option<&LinksView>, after: Option<&LinksView>) -> Option<Self> {
        let (before, after) = before.zip(after)?;
        let patch = Self {
            context: changed(&before.context, &after.context),
            commitments: changed(&before.commitments, &after.commitments),
            first: changed(&before.first, &after.first),
            next: changed(&before.next, &after.next),
            linked: changed(&before.linked, &after.linked),
            replaced: changed(&before.replaced, &after.replaced),
            skipped: changed(&before.skipped, &after.skipped),
            last: changed(&before.last, &after.last),
        };
        (patch != Self::default()).then_some(patch)
    }

    /// Returns the links after the changes.
    pub(super) fn fold(&self, before: &LinksView) -> LinksView {
        let before = before.clone();
        let patch = self.clone();
        LinksView {
            context: patch.context.unwrap_or(before.context),
            commitments: patch.commitments.unwrap_or(before.commitments),
            first: patch.first.unwrap_or(before.first),
            next: patch.next.unwrap_or(before.next),
            linked: patch.linked.unwrap_or(before.linked),
            replaced: patch.replaced.unwrap_or(before.replaced),
            skipped: patch.skipped.unwrap_or(before.skipped),
            last: patch.last.unwrap_or(before.last),
        }
    }
}
