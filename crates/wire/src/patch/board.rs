//! Changes of men on the points and beside them.

use serde::{Deserialize, Serialize};

use super::PatchError;
use crate::table::{NextDoublet, PointView, Seat, SideView};

/// The men on a point after the event: White's number of the point, White's men, Black's men, and
/// the side whose man is pinned there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "[number, number, number, Seat?]"))]
pub struct PointPatch(
    pub u8,
    pub u8,
    pub u8,
    #[serde(default, skip_serializing_if = "Option::is_none")] pub Option<Seat>,
);

/// The changes of a side's men beside the points. An absent field is unchanged.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SidePatch {
    /// Men on the bar.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bar: Option<u8>,
    /// Men in hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hand: Option<u8>,
    /// Men borne off.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub off: Option<u8>,
    /// Pips still to go.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub pips: Option<u16>,
    /// Throws made in this game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub throws: Option<u16>,
    /// The effect of a doublet on this side's next throw.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub next_doublet: Option<NextDoublet>,
}

impl SidePatch {
    pub(super) fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Computes the changes from `before` to `after`.
    pub(super) fn new(before: &SideView, after: &SideView) -> Self {
        Self {
            bar: changed(&before.bar, &after.bar),
            hand: changed(&before.hand, &after.hand),
            off: changed(&before.off, &after.off),
            pips: changed(&before.pips, &after.pips),
            throws: changed(&before.throws, &after.throws),
            next_doublet: changed(&before.next_doublet, &after.next_doublet),
        }
    }

    pub(super) fn fold(&self, before: &SideView) -> SideView {
        SideView {
            bar: self.bar.unwrap_or(before.bar),
            hand: self.hand.unwrap_or(before.hand),
            off: self.off.unwrap_or(before.off),
            pips: self.pips.unwrap_or(before.pips),
            throws: self.throws.unwrap_or(before.throws),
            next_doublet: self.next_doublet.unwrap_or(before.next_doublet),
        }
    }
}

/// Returns the later value if it differs.
pub(super) fn changed<T: Clone + PartialEq>(before: &T, after: &T) -> Option<T> {
    (before != after).then(|| after.clone())
}

/// Returns the points whose men changed.
pub(super) fn points_changed(before: &[PointView], after: &[PointView]) -> Vec<PointPatch> {
    let pairs = before.iter().zip(after);
    let men = |point: &PointView| (point.white, point.black, point.pinned);
    let moved = pairs.filter(|(was, is)| men(was) != men(is));
    moved
        .map(|(_, is)| PointPatch(is.white_number, is.white, is.black, is.pinned))
        .collect()
}

/// Returns White's numbers of the points for one man only, if they changed.
pub(super) fn singles_changed(before: &[PointView], after: &[PointView]) -> Option<Vec<u8>> {
    changed(&singles(before), &singles(after))
}

fn singles(points: &[PointView]) -> Vec<u8> {
    let single = points.iter().filter(|point| point.single_for_mover);
    single.map(|point| point.white_number).collect()
}

pub(super) fn fold_points(
    before: &[PointView],
    moved: &[PointPatch],
    singles: Option<&[u8]>,
) -> Result<Vec<PointView>, PatchError> {
    let mut points = before.to_vec();
    for &PointPatch(number, white, black, pinned) in moved {
        let point = points.iter_mut().find(|point| point.white_number == number);
        let point = point.ok_or(PatchError::Point(number))?;
        (point.white, point.black, point.pinned) = (white, black, pinned);
    }
    if let Some(singles) = singles {
        for point in &mut points {
            point.single_for_mover = singles.contains(&point.white_number);
        }
    }
    Ok(points)
}
