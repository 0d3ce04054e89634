//! The devices of a person: the code with which one more joins, and the secrets of dice that they
//! seal for each other.

use axum::http::HeaderMap;
use rosespring_hall::Refusal;
use rosespring_hall::accounts::PersonKind;
use rosespring_hall::devices::{
    CODE_OPEN_MS, DeviceCode, DeviceOwner, DeviceRefusal, NewDevice, SealedChain, SealedView,
    StoredDeviceCode, StoredSealed, crowded_out, sealed_at,
};
use rosespring_store::rows;

use super::identity::hash;
use super::{Hall, NewCookie, Person};
use crate::error::ApiError;
use crate::{clock, ids};

/// Number of letters of a code: 130 random bits.
const CODE_CHARS: usize = 26;
const NO_CODE: DeviceRefusal = DeviceRefusal::NoCode;

impl Hall {
    /// Makes the code with which another device of a person joins, in place of an earlier one.
    ///
    /// # Errors
    ///
    /// [`DeviceRefusal::Bot`], or an error of the store.
    pub(crate) async fn device_code(
        &self,
        person: &Person,
        headers: &HeaderMap,
    ) -> Result<DeviceCode, ApiError> {
        let session = self.session_of(headers).ok_or(DeviceRefusal::Bot);
        let session = session.map_err(Refusal::from)?;
        let code = ids::random_letters(CODE_CHARS)?;
        let person = person.id.as_str().to_owned();
        let ends_ms = clock::now_ms().saturating_add(CODE_OPEN_MS);
        let stored = StoredDeviceCode {
            person: person.clone(),
            hash: hash(&code),
            session,
            ends_ms,
        };
        match rows::put(&*self.store, &stored).await? {
            true => Ok(DeviceCode {
                person,
                code,
                ends_ms,
            }),
            false => Err(ApiError::NotMember),
        }
    }

    /// Signs the browser that sends a request in by the code of another device. Its own session is
    /// replaced.
    ///
    /// # Errors
    ///
    /// [`DeviceRefusal::NoCode`], [`ApiError::TooManyTries`], [`ApiError::AccountClosed`], or an
    /// error of the store.
    pub(crate) async fn join_device(
        &self,
        headers: &HeaderMap,
        wanted: &NewDevice,
    ) -> Result<(DeviceOwner, NewCookie), ApiError> {
        self.rates.try_address(headers)?;
        let id = &wanted.person;
        let now_ms = clock::now_ms();
        let code = rows::find::<StoredDeviceCode>(&*self.store, &[id]).await?;
        let code = code.ok_or(NO_CODE).map_err(Refusal::from)?;
        let owner = self.store.person_of_session(&code.session, now_ms).await?;
        let owner = owner.filter(|owner| code.admits(&hash(&wanted.code), Some(&owner.id), now_ms));
        let owner = owner.ok_or(NO_CODE).map_err(Refusal::from)?;
        // Of two devices with one code, the one that removes it joins.
        if !rows::remove::<StoredDeviceCode>(&*self.store, &[id]).await? {
            return Err(Refusal::from(NO_CODE).into());
        }
        let (_, cookie) = self.add_session(headers, id).await?;
        let is_member = owner.kind == PersonKind::Member;
        let name = owner.name;
        Ok((DeviceOwner { name, is_member }, cookie))
    }

    /// Returns what the devices of a person sealed at a table.
    pub(crate) async fn sealed(
        &self,
        person: &Person,
        table: &str,
    ) -> Result<SealedView, ApiError> {
        let person = person.id.as_str();
        let rows = rows::list::<StoredSealed>(&*self.store, &[person, table]).await?;
        Ok(SealedView::new(person.to_owned(), rows))
    }

    /// Stores what a device of a person sealed at a table, in place of what it sealed before.
    pub(crate) async fn seal(
        &self,
        person: &Person,
        table: &str,
        sealed: SealedChain,
    ) -> Result<(), ApiError> {
        let person = person.id.as_str();
        let rows = rows::list::<StoredSealed>(&*self.store, &[person, table]).await?;
        let changed_ms = sealed_at(&rows, clock::now_ms());
        for other in crowded_out(rows, &sealed.device) {
            rows::remove::<StoredSealed>(&*self.store, &[person, table, &other]).await?;
        }
        let row = StoredSealed {
            person: person.to_owned(),
            table: table.to_owned(),
            device: sealed.device,
            text: sealed.text,
            changed_ms,
        };
        rows::put(&*self.store, &row).await?;
        Ok(())
    }
}
