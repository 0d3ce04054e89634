//! Hashes of passwords: Argon2id (RFC 9106) with 19 MiB and two passes.
//!
//! At most [`PASSWORDS_AT_ONCE`] are computed at a time, on threads that may block, because each
//! takes memory and some tens of milliseconds; a few more wait.

use argon2::{Algorithm, Argon2, Params, PasswordHasher, PasswordVerifier, Version};
use rosespring_wire::account::Password;
use tokio::sync::Semaphore;
use unicode_normalization::UnicodeNormalization;
use zxcvbn::Score;

use crate::chance;
use crate::error::ApiError;
use crate::host::blocking;
use crate::limits::{PASSWORDS_AT_ONCE, PASSWORDS_QUEUED_MAX};

const MEMORY_KIB: u32 = 19 * 1024;
const PASSES: u32 = 2;
const LANES: u32 = 1;
const SALT_BYTES: usize = 16;
/// The least strength of a password, as the guesses that it withstands (zxcvbn).
const SCORE_MIN: Score = Score::Three;

/// Computes hashes of passwords, a few at a time.
pub(super) struct Passwords {
    running: Semaphore,
    queued: Semaphore,
}

impl Default for Passwords {
    fn default() -> Self {
        Self {
            running: Semaphore::new(PASSWORDS_AT_ONCE),
            queued: Semaphore::new(PASSWORDS_QUEUED_MAX),
        }
    }
}

impl Passwords {
    /// Returns the hash of a new password of the account with this name.
    ///
    /// # Errors
    ///
    /// [`ApiError::WeakPassword`] if it is easy to guess, or [`ApiError::TooManyTries`].
    pub(super) async fn hash(&self, password: &Password, name: &str) -> Result<String, ApiError> {
        let (password, name) = (normalised(password), name.to_owned());
        let mut salt = [0; SALT_BYTES];
        chance::fill(&mut salt).map_err(|error| ApiError::Internal(error.to_string()))?;
        self.run(move || {
            if zxcvbn::zxcvbn(&password, &[&name, "rosespring", "gulbara"]).score() < SCORE_MIN {
                return Err(ApiError::WeakPassword);
            }
            let hash = argon2()?.hash_password_with_salt(password.as_bytes(), &salt);
            hash.map(|hash| hash.to_string()).map_err(failed)
        })
        .await
    }

    /// Returns whether a password has this hash. Without a hash it takes the same time, so that the
    /// answer does not say whether an account exists.
    ///
    /// # Errors
    ///
    /// [`ApiError::TooManyTries`].
    pub(super) async fn matches(
        &self,
        password: &Password,
        hash: Option<String>,
    ) -> Result<bool, ApiError> {
        let password = normalised(password);
        self.run(move || match hash {
            Some(hash) => Ok(argon2()?
                .verify_password(password.as_bytes(), hash.as_str())
                .is_ok()),
            None => {
                let salt = [0; SALT_BYTES];
                let hash = argon2()?.hash_password_with_salt(password.as_bytes(), &salt);
                hash.map(|_| false).map_err(failed)
            }
        })
        .await
    }

    async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, ApiError> + Send + 'static,
    ) -> Result<T, ApiError> {
        let busy = |_| ApiError::TooManyTries(1);
        let _place = self.queued.try_acquire().map_err(busy)?;
        let permit = self.running.acquire().await;
        let _permit = permit.map_err(|error| ApiError::Internal(error.to_string()))?;
        blocking(work).await?
    }
}

fn argon2() -> Result<Argon2<'static>, ApiError> {
    let params = Params::new(MEMORY_KIB, PASSES, LANES, None).map_err(failed)?;
    Ok(Argon2::new(Algorithm::Argon2id, Version::V0x13, params))
}

fn failed(error: impl std::fmt::Display) -> ApiError {
    ApiError::Internal(format!("a password could not be hashed: {error}"))
}

/// Keyboards type the same letter in several forms.
fn normalised(password: &Password) -> String {
    password.as_str().nfc().collect()
}
