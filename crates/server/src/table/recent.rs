//! The patches shown last, for pages that come back.

use std::collections::VecDeque;

use axum::extract::ws::Utf8Bytes;

use crate::limits::PATCHES_KEPT_MAX;

/// The last patches of a table, without gaps, each as the text sent with its version.
#[derive(Debug, Default)]
pub(super) struct RecentPatches(VecDeque<(u32, Utf8Bytes)>);

impl RecentPatches {
    /// Adds the next patch. The oldest one goes if there are too many.
    pub(super) fn push(&mut self, version: u32, text: Utf8Bytes) {
        if self.0.len() == PATCHES_KEPT_MAX {
            self.0.pop_front();
        }
        self.0.push_back((version, text));
    }

    /// Forgets all, where events may be missing from now on.
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    /// The patches that follow on `version`, unless some of them are not here any more.
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
