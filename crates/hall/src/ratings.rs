//! Results of matches, and the ratings that follow from them.

mod leaving;
mod row;

pub use leaving::{LEAVE_RESULTS, may_meet_strangers};
pub use row::{ListedResult, PEOPLE, RatingChange, StoredRating, StoredResult, rate, result_of};
