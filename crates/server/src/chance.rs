//! Reads random bytes. No other module does.

use rosespring_table::game::Seed;

/// Fills `bytes` with random bytes of the operating system.
///
/// # Errors
///
/// The system has none.
pub(crate) fn fill(bytes: &mut [u8]) -> Result<(), getrandom::Error> {
    #[cfg(feature = "sim")]
    if crate::sim::fill(bytes) {
        return Ok(());
    }
    getrandom::fill(bytes)
}

/// Returns a random seed.
///
/// # Errors
///
/// The system has no random bytes.
pub(crate) fn seed() -> Result<Seed, getrandom::Error> {
    let mut bytes = [0; 32];
    fill(&mut bytes)?;
    Ok(Seed::from_bytes(bytes))
}

/// Returns true or false, as chance has it.
///
/// # Errors
///
/// The system has no random bytes.
pub(crate) fn coin() -> Result<bool, getrandom::Error> {
    let mut bytes = [0; 1];
    fill(&mut bytes)?;
    Ok(bytes[0].is_multiple_of(2))
}
