//! Results of matches, and the ratings that follow from them.

mod leaving;
mod profile;
mod row;

pub use leaving::{LEAVE_RESULTS, may_meet_strangers};
pub use profile::{
    CoursePoint, ProfileMatch, ProfileOpponent, ProfileRating, ProfileView, course, is_player,
    is_shown, opponents, profile_match,
};
pub use row::{ListedResult, PEOPLE, RatingChange, StoredRating, StoredResult, rate, result_of};
