//! Results of matches, and the ratings that follow from them.

mod row;

pub use row::{ListedResult, RatingChange, StoredRating, StoredResult, rate, result_of};
