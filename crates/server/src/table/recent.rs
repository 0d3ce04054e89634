//! The last patches, for pages that return.

use std::collections::VecDeque;

use axum::extract::ws::Utf8Bytes;

use crate::limits::PATCHES_KEPT_MAX;

/// The last patches of a table, without gaps: version and text of each.
#[derive(Debug, Default)]
pub(super) struct RecentPatches(VecDeque<(u32, Utf8Bytes)>);

impl RecentPatches {
    /// Adds the next patch. Removes the oldest one if there are too many.
    pub(super) fn push(&mut self, version: u32, text: Utf8Bytes) {
        if self.0.len() == PATCHES_KEPT_MAX {
            self.0.pop_front();
        }
        self.0.push_back((version, text));
    }

    /// Removes all patches; called when the next ones may have a gap.
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    /// Returns the patches after `version`, unless some of them have been removed.
    pub(super) fn since(&self, version: u32) -> Option<Vec<Utf8Bytes>> {
        let (first, _) = self.0.front()?;
        let later = self.0.iter().filter(|(at, _)| *at > version);
        let follows = version.checked_add(1).is_some_and(|next| *first <= next);
        follows.then(|| later.map(|(_, text)| text.clone()).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn recent(versions: std::ops::RangeInclusive<u32>) -> RecentPatches {
        let mut recent = RecentPatches::default();
        for version in versions {
            recent.push(version, version.to_string().into());
        }
        recent
    }

    #[test]
    fn patches_since_a_version_have_no_gap() {
        let recent = recent(5..=8);

        assert_eq!(recent.since(3), None);
        assert_eq!(recent.since(4).unwrap(), ["5", "6", "7", "8"]);
        assert_eq!(recent.since(7).unwrap(), ["8"]);
        assert_eq!(recent.since(8).unwrap().len(), 0);
        assert_eq!(RecentPatches::default().since(0), None);
    }

    #[test]
    fn the_oldest_patches_are_forgotten() {
        let last = 3 * u32::try_from(PATCHES_KEPT_MAX).unwrap();
        let recent = recent(1..=last);

        let kept = u32::try_from(PATCHES_KEPT_MAX).unwrap();
        assert_eq!(recent.since(last - kept).unwrap().len(), PATCHES_KEPT_MAX);
        assert_eq!(recent.since(last - kept - 1), None);
    }
}
