//! Loads values from the store on request, each id once at a time.
//!
//! Each id has a separate place: callers for the same id wait for one load, and never for the load
//! of another id. The map of places is locked only for look-ups, not while the store is read.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::OnceCell;

/// A value that stays in memory while it is in use.
pub(crate) trait Resident: Clone + Send + Sync + 'static {
    /// Returns whether the value has ended and must be loaded again.
    fn has_ended(&self) -> bool;

    /// Returns whether the value is unused, so that it may make room for another one.
    fn is_idle(&self) -> bool;
}

/// The fewest places at which those of ended values are looked for.
const SWEEP_MIN: usize = 64;

/// The values in memory, and those that are being loaded.
#[derive(Debug)]
pub(crate) struct LoadOnce<T> {
    places: Mutex<BTreeMap<String, Arc<Place<T>>>>,
    /// The number of places at which those of ended values are removed. It is twice what the last
    /// removal left, so a removal costs a new place next to nothing.
    sweep_at: AtomicUsize,
    most: usize,
    /// Whether a further value is refused while `most` are in use.
    is_firm: bool,
}

/// The place of one value.
#[derive(Debug)]
struct Place<T> {
    value: OnceCell<T>,
    /// Set after the id was removed from the store. A load sets `value` and then reads this flag; a
    /// removal sets this flag and then reads `value`. So a value that was read before the removal
    /// is noticed by at least one of them.
    is_removed: AtomicBool,
}

/// The result of [`LoadOnce::get_or_load`].
#[derive(Debug)]
pub(crate) enum LoadOutcome<T> {
    /// The value.
    Loaded(T),
    /// The value was removed from the store while it was loaded; the caller must end it.
    Removed(T),
    /// The maximum number of values is in memory, and all are in use.
    Full,
}

impl<T: Resident> LoadOnce<T> {
    /// Creates a map with at most `most` values: a further one is refused.
    pub(crate) fn at_most(most: usize) -> Self {
        Self {
            places: Mutex::default(),
            sweep_at: AtomicUsize::new(SWEEP_MIN),
            most,
            is_firm: true,
        }
    }

    /// Creates a map with about `most` values: idle ones are dropped first, but none is refused.
    pub(crate) fn about(most: usize) -> Self {
        Self {
            is_firm: false,
            ..Self::at_most(most)
        }
    }

    fn places(&self) -> MutexGuard<'_, BTreeMap<String, Arc<Place<T>>>> {
        self.places.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the value of `id`, if it is in memory.
    pub(crate) fn get(&self, id: &str) -> Option<T> {
        let place = self.places().get(id).map(Arc::clone)?;
        place
            .value
            .get()
            .filter(|value| !value.has_ended())
            .cloned()
    }

    /// Returns the value of `id`. If it is not in memory, the first caller runs `load` and the
    /// others wait for it; after a failure the next caller tries again.
    ///
    /// # Errors
    ///
    /// Those of `load`.
    pub(crate) async fn get_or_load<E>(
        &self,
        id: &str,
        load: impl Future<Output = Result<T, E>>,
    ) -> Result<LoadOutcome<T>, E> {
        let Some(place) = self.place(id) else {
            return Ok(LoadOutcome::Full);
        };
        let value = match place.value.get_or_try_init(|| load).await {
            Ok(value) => value.clone(),
            Err(error) => {
                self.forget_empty(id, &place);
                return Err(error);
            }
        };
        Ok(if place.is_removed.load(Ordering::SeqCst) {
            LoadOutcome::Removed(value)
        } else {
            LoadOutcome::Loaded(value)
        })
    }

    fn place(&self, id: &str) -> Option<Arc<Place<T>>> {
        let mut places = self.places();
        if let Some(place) = places.get(id) {
            if !place.value.get().is_some_and(T::has_ended) {
                return Some(Arc::clone(place));
            }
            places.remove(id);
        }
        if places.len() >= self.sweep_at.load(Ordering::Relaxed) {
            places.retain(|_, place| !place.value.get().is_some_and(T::has_ended));
            let next = places.len().saturating_mul(2).max(SWEEP_MIN);
            self.sweep_at.store(next, Ordering::Relaxed);
        }
        if places.len() >= self.most {
            // A place with another owner is being loaded, or its value is about to be used.
            places.retain(|_, place| Arc::strong_count(place) > 1 || !is_free(place));
        }
        if self.is_firm && places.len() >= self.most {
            return None;
        }
        let place = Arc::new(Place {
            value: OnceCell::new(),
            is_removed: AtomicBool::new(false),
        });
        places.insert(id.to_owned(), Arc::clone(&place));
        Some(place)
    }

    /// Removes a place whose load failed, unless other callers wait there.
    fn forget_empty(&self, id: &str, place: &Arc<Place<T>>) {
        let mut places = self.places();
        let is_same = places.get(id).is_some_and(|one| Arc::ptr_eq(one, place));
        if is_same && Arc::strong_count(place) == 2 && !place.value.initialized() {
            places.remove(id);
        }
    }

    /// Removes `id` after it was removed from the store. Returns its value, which the caller must
    /// end; a value that is still being loaded is returned as [`LoadOutcome::Removed`].
    pub(crate) fn remove(&self, id: &str) -> Option<T> {
        let place = self.places().remove(id)?;
        place.is_removed.store(true, Ordering::SeqCst);
        place.value.get().cloned()
    }

    /// Returns the ids and the values in memory.
    pub(crate) fn entries(&self) -> Vec<(String, T)> {
        let places = self.places();
        let entries = places
            .iter()
            .filter_map(|(id, place)| Some((id.clone(), place.value.get()?.clone())));
        entries.filter(|(_, value)| !value.has_ended()).collect()
    }

    /// Returns the values in memory.
    pub(crate) fn values(&self) -> Vec<T> {
        let places = self.places();
        let values = places.values().filter_map(|place| place.value.get());
        values.filter(|value| !value.has_ended()).cloned().collect()
    }
}

fn is_free<T: Resident>(place: &Place<T>) -> bool {
    place
        .value
        .get()
        .is_none_or(|value| value.has_ended() || value.is_idle())
}

#[cfg(test)]
mod tests {
    use tokio::sync::Notify;

    use super::*;

    /// A value that is idle while only the map owns it.
    #[derive(Debug, Clone, Default)]
    struct IdleValue(Arc<AtomicBool>);

    impl Resident for IdleValue {
        fn has_ended(&self) -> bool {
            self.0.load(Ordering::SeqCst)
        }

        fn is_idle(&self) -> bool {
            Arc::strong_count(&self.0) == 1
        }
    }

    type Outcome = Result<LoadOutcome<IdleValue>, ()>;

    async fn load(map: &LoadOnce<IdleValue>, id: &str) -> Outcome {
        map.get_or_load(id, async { Ok(IdleValue::default()) })
            .await
    }

    #[tokio::test]
    async fn one_load_serves_all_who_ask_and_no_other_id_waits_for_it() {
        let map = Arc::new(LoadOnce::at_most(4));
        let (gate, loads) = (Arc::new(Notify::new()), Arc::new(AtomicUsize::new(0)));
        let ask = || {
            let (map, gate, loads) = (Arc::clone(&map), Arc::clone(&gate), Arc::clone(&loads));
            tokio::spawn(async move {
                let load = async {
                    loads.fetch_add(1, Ordering::SeqCst);
                    gate.notified().await;
                    Ok::<_, ()>(IdleValue::default())
                };
                map.get_or_load("slow", load).await
            })
        };
        let (one, two) = (ask(), ask());
        tokio::task::yield_now().await;

        let other = load(&map, "other").await;

        assert!(matches!(other, Ok(LoadOutcome::Loaded(_))));
        assert!(!one.is_finished() && !two.is_finished());
        gate.notify_one();
        assert!(matches!(one.await.unwrap(), Ok(LoadOutcome::Loaded(_))));
        assert!(matches!(two.await.unwrap(), Ok(LoadOutcome::Loaded(_))));
        assert_eq!(loads.load(Ordering::SeqCst), 1);
    }

    #[tokio::test]
    async fn what_is_removed_while_it_is_loaded_does_not_stay() {
        let map = Arc::new(LoadOnce::<IdleValue>::at_most(4));
        let gate = Arc::new(Notify::new());
        let (held, wait) = (Arc::clone(&map), Arc::clone(&gate));
        let loading = tokio::spawn(async move {
            let load = async {
                wait.notified().await;
                Ok::<_, ()>(IdleValue::default())
            };
            held.get_or_load("one", load).await
        });
        tokio::task::yield_now().await;

        assert!(map.remove("one").is_none());
        gate.notify_one();

        let outcome = loading.await.unwrap();
        assert!(matches!(outcome, Ok(LoadOutcome::Removed(_))));
        assert!(map.get("one").is_none());
    }

    #[tokio::test]
    async fn a_failed_load_leaves_nothing_and_the_next_one_tries_again() {
        let map = LoadOnce::<IdleValue>::at_most(1);

        let failed = map.get_or_load("one", async { Err::<IdleValue, _>("no") });

        assert_eq!(failed.await.unwrap_err(), "no");
        assert!(map.places().is_empty());
        assert!(matches!(
            load(&map, "two").await,
            Ok(LoadOutcome::Loaded(_))
        ));
    }

    #[tokio::test]
    async fn the_places_of_ended_values_are_removed() {
        let map = LoadOnce::at_most(20_000);
        let Ok(LoadOutcome::Loaded(used)) = load(&map, "used").await else {
            panic!("there is room");
        };
        for number in 0..1_000 {
            let Ok(LoadOutcome::Loaded(value)) = load(&map, &number.to_string()).await else {
                panic!("there is room");
            };
            value.0.store(true, Ordering::SeqCst);
            let places = map.places().len();
            assert!(places <= SWEEP_MIN, "{places} after {number}");
        }
        assert!(map.get("used").is_some(), "{used:?}");
    }

    #[tokio::test]
    async fn idle_values_make_room_and_used_ones_do_not() {
        let map = LoadOnce::at_most(2);
        let Ok(LoadOutcome::Loaded(used)) = load(&map, "used").await else {
            panic!("there is room");
        };
        drop(load(&map, "idle").await);

        assert!(matches!(
            load(&map, "new").await,
            Ok(LoadOutcome::Loaded(_))
        ));
        assert!(map.get("idle").is_none() && map.get("used").is_some());
        let new = map.get("new");
        assert!(matches!(load(&map, "more").await, Ok(LoadOutcome::Full)));

        used.0.store(true, Ordering::SeqCst);
        drop(new);
        assert!(map.get("used").is_none(), "it has ended");
        assert!(matches!(
            load(&map, "more").await,
            Ok(LoadOutcome::Loaded(_))
        ));
    }
}
