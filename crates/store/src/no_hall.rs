//! The place of `hall` in a program without the feature `hall`.

/// What a hall stores: nothing.
pub trait HallParts {}

impl<T> HallParts for T {}

pub(crate) mod memory {
    /// The part of a store in memory that a hall uses: none.
    #[derive(Debug, Default)]
    pub(crate) struct MemoryHall;

    impl MemoryHall {
        #[expect(clippy::unused_self, reason = "with a hall there is something")]
        pub(crate) const fn forget_table(&self, _id: &str) {}
    }
}
