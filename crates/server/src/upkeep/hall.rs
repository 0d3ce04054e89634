//! What the operator changes in the database of a hall: bots and moderators.

use rosespring_hall::bots::is_house_name;

use super::{DataPlace, UpkeepError, finish, open};
use crate::hall;

/// Creates a bot with this name in the database of a hall, which may run, or replaces the token of
/// the bot that has the name. Returns the token, which is stored nowhere.
///
/// # Errors
///
/// [`UpkeepError`] if a program of the hall has the name, there is no database, or it cannot be
/// changed.
pub async fn new_bot_token(place: DataPlace, name: String) -> Result<String, UpkeepError> {
    if is_house_name(&name) {
        return Err(UpkeepError::HouseName(name));
    }
    let (data, store) = open(place).await?;
    let token = hall::new_bot_token(store.as_ref(), name).await;
    store.close().await;
    finish(data.as_ref());
    token.map_err(UpkeepError::Token)
}

/// Gives the member with this name the role of a moderator in the database of a hall, which may
/// run, or takes it away. Returns false if nothing changes.
///
/// # Errors
///
/// [`UpkeepError`] if there is no database or no such member, or the database cannot be changed.
pub async fn set_moderator(
    place: DataPlace,
    name: String,
    is_moderator: bool,
) -> Result<bool, UpkeepError> {
    let (data, store) = open(place).await?;
    let is_changed = hall::set_moderator(store.as_ref(), &name, is_moderator).await;
    store.close().await;
    finish(data.as_ref());
    is_changed.map_err(UpkeepError::Moderator)
}

/// Returns the names of the moderators in the database of a hall, which may run.
///
/// # Errors
///
/// [`UpkeepError`] if there is no database, or it cannot be read.
pub async fn moderators(place: DataPlace) -> Result<Vec<String>, UpkeepError> {
    let (data, store) = open(place).await?;
    let names = hall::moderators(store.as_ref()).await;
    store.close().await;
    finish(data.as_ref());
    names.map_err(UpkeepError::Moderator)
}
