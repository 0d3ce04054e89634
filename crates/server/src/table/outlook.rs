//! What viewers see: one view for all viewers with the same seats.

use axum::extract::ws::Utf8Bytes;
use rosespring_table::change::{Change, ChangeError, Notice};
use rosespring_table::game::{State, Viewer};
use rosespring_table::view;
use rosespring_wire::messages::ToClient;
use rosespring_wire::table::TableView;

use super::recent::RecentPatches;
use super::{CatchUp, News, text};

/// The view of all viewers with the same seats, and the last patches of it.
struct SharedView {
    /// One of these viewers.
    viewer: Viewer,
    view: Box<TableView>,
    recent: RecentPatches,
}

/// The outlooks of a table: one for each kind of viewer that has asked since its task began.
#[derive(Default)]
pub(super) struct SharedViews(Vec<SharedView>);

/// The messages about a change for every outlook, in their order.
pub(super) struct Notices(Vec<Notice>);

impl SharedViews {
    /// Returns the view of a viewer. From now on changes are computed for them.
    pub(super) fn view(
        &mut self,
        id: &str,
        state: &State,
        viewer: &Viewer,
    ) -> Option<Box<TableView>> {
        if let Some(outlook) = self.of(viewer) {
            return Some(outlook.view.clone());
        }
        let view = Box::new(view::table_view(id, state, viewer)?);
        self.0.push(SharedView {
            viewer: viewer.clone(),
            view: view.clone(),
            recent: RecentPatches::default(),
        });
        Some(view)
    }

    fn of(&self, viewer: &Viewer) -> Option<&SharedView> {
        let is_same = |outlook: &&SharedView| outlook.viewer.seats() == viewer.seats();
        self.0.iter().find(is_same)
    }

    /// Returns the events since a version: the patches if they are cached, otherwise the whole
    /// state.
    pub(super) fn catch_up(
        &mut self,
        id: &str,
        state: &State,
        viewer: &Viewer,
        since: Option<u32>,
    ) -> Option<CatchUp> {
        let version = state.version();
        let snapshot = |table| ToClient::Snapshot { table };
        let texts = match since {
            Some(since) if since == version => vec![text(&ToClient::Current { v: since })?],
            Some(since) if since < version => match self.since(viewer, since) {
                Some(patches) => patches,
                None => return self.whole(id, state, viewer, snapshot),
            },
            _ => return self.whole(id, state, viewer, snapshot),
        };
        // A page that returns with its view needs the next patches of it.
        self.view(id, state, viewer)?;
        Some(CatchUp { version, texts })
    }

    /// Returns a message with the whole state.
    pub(super) fn whole(
        &mut self,
        id: &str,
        state: &State,
        viewer: &Viewer,
        message: impl FnOnce(Box<TableView>) -> ToClient,
    ) -> Option<CatchUp> {
        let table = self.view(id, state, viewer)?;
        Some(CatchUp {
            version: state.version(),
            texts: vec![text(&message(table))?],
        })
    }

    /// Returns the patches for a viewer after `version`, if all of them are cached.
    fn since(&self, viewer: &Viewer, version: u32) -> Option<Vec<Utf8Bytes>> {
        self.of(viewer)?.recent.since(version)
    }

    /// Returns the messages about a change.
    ///
    /// # Errors
    ///
    /// [`ChangeError::NoView`].
    pub(super) fn notices(&self, id: &str, change: &Change) -> Result<Notices, ChangeError> {
        let outlooks = self.0.iter();
        let notices = outlooks.map(|one| change.notice(id, &one.viewer, one.view.clone()));
        notices.collect::<Result<_, _>>().map(Notices)
    }

    /// Takes over the views after a change. Returns the messages to send, one for each event.
    pub(super) fn show(&mut self, notices: Notices) -> Vec<News> {
        let mut events: Vec<(u32, Vec<_>, bool)> = Vec::new();
        for (outlook, notice) in self.0.iter_mut().zip(notices.0) {
            outlook.view = notice.view;
            for (index, (version, message)) in notice.messages.iter().enumerate() {
                if events.len() == index {
                    events.push((*version, Vec::new(), true));
                }
                let (_, texts, is_whole) = &mut events[index];
                match text(message) {
                    Some(text) => {
                        outlook.recent.push(*version, text.clone());
                        texts.push((outlook.viewer.seats(), text));
                    }
                    None => {
                        outlook.recent.clear();
                        *is_whole = false;
                    }
                }
            }
        }
        let groups = events.into_iter();
        groups
            .map(|(version, texts, is_whole)| match is_whole {
                true => News::Patch {
                    version,
                    texts: texts.into(),
                },
                // Without a patch, pages ask for the whole state.
                false => News::Changed,
            })
            .collect()
    }

    /// Drops all views and patches, because the state was read again.
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }
}
