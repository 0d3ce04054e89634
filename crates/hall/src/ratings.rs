//! Results of matches, and the ratings that follow from them.

mod leaving;
mod pairs;
mod profile;
mod row;

pub use leaving::{LEAVE_RESULTS, may_meet_strangers};
pub use pairs::conspicuous;
pub use profile::{
    CoursePoint, ProfileMatch, ProfileOpponent, ProfileRating, ProfileView, course, is_player,
    is_shown, opponents, profile_match,
};
pub use row::{
    EARLY_TURNS, EARLY_WINS_A_DAY_MAX, ListedResult, PEOPLE, RATED_A_DAY_MAX, RatingChange,
    RatingFacts, StoredRating, StoredResult, WonPair, after_match, rated_since, result_of,
};
