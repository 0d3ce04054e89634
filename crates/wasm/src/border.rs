//! The functions that WebAssembly exports. They take and return numbers; bytes pass through memory.
//!
//! The program around the module allocates memory with [`rosespring_alloc`], writes a request into
//! it and calls a function. It reads the answer (four bytes of its length, the lowest first, then
//! the bytes), and frees both with [`rosespring_free`].
//!
//! A call that panics stops the module ("unreachable"). The program then creates a new instance and
//! opens its tables again from the stored data.

// Exported names and memory from outside need `unsafe`, because WebAssembly passes only numbers.
// Nothing else here is unsafe.
#![allow(unsafe_code)]

#[cfg(not(feature = "archive"))]
use std::sync::{Mutex, PoisonError};

#[cfg(not(any(feature = "rules", feature = "archive")))]
use crate::Host;

/// The host of the calls of this module.
#[cfg(not(any(feature = "study", feature = "rules", feature = "archive")))]
type Calls = Host;
#[cfg(all(feature = "study", not(any(feature = "rules", feature = "archive"))))]
type Calls = crate::StudyHost;
#[cfg(all(feature = "rules", not(feature = "archive")))]
type Calls = crate::RulesHost;

#[cfg(not(feature = "archive"))]
static HOST: Mutex<Calls> = Mutex::new(Calls::new());

/// Number of bytes of the length before an answer.
const LENGTH: usize = 4;

/// Allocates `len` bytes of memory, all zero.
#[unsafe(no_mangle)]
pub extern "C" fn rosespring_alloc(len: usize) -> *mut u8 {
    Box::into_raw(vec![0_u8; len].into_boxed_slice()).cast()
}

/// Frees memory.
///
/// # Safety
///
/// `pointer` was returned by [`rosespring_alloc`] for this `len`, or is the address of an answer
/// and `len` is the length of the answer plus four. The memory is not used afterwards.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rosespring_free(pointer: *mut u8, len: usize) {
    let bytes = std::ptr::slice_from_raw_parts_mut(pointer, len);
    // SAFETY: the caller guarantees that this is a whole boxed slice without other users.
    drop(unsafe { Box::from_raw(bytes) });
}

/// Handles a request and returns the address of the answer.
///
/// # Safety
///
/// There are `len` bytes at `pointer`, which do not change during the call.
#[cfg(not(feature = "archive"))]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rosespring_call(pointer: *const u8, len: usize) -> *mut u8 {
    // SAFETY: guaranteed by the caller.
    let request = unsafe { std::slice::from_raw_parts(pointer, len) };
    let mut host = HOST.lock().unwrap_or_else(PoisonError::into_inner);
    answer(&host.call(&String::from_utf8_lossy(request)))
}

/// Installs a net and returns the address of the answer. The module of the rules has no nets.
///
/// # Safety
///
/// There are `len` bytes at `pointer`, which do not change during the call.
#[cfg(not(any(feature = "rules", feature = "archive")))]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rosespring_net(pointer: *const u8, len: usize) -> *mut u8 {
    // SAFETY: guaranteed by the caller.
    let bytes = unsafe { std::slice::from_raw_parts(pointer, len) };
    answer(&Host::take_net(bytes))
}

/// Reads a binary file of another program and returns the address of its content, an
/// `ArchiveContent` as JSON.
///
/// # Safety
///
/// There are `len` bytes at `pointer`, which do not change during the call.
#[cfg(feature = "archive")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rosespring_file(pointer: *const u8, len: usize) -> *mut u8 {
    // SAFETY: guaranteed by the caller.
    let bytes = unsafe { std::slice::from_raw_parts(pointer, len) };
    let content = crate::ArchiveContent::read(bytes);
    answer(&crate::answer::to_json(&content))
}

/// Writes the length and the text into memory that the caller frees.
fn answer(text: &str) -> *mut u8 {
    let mut bytes = Vec::with_capacity(LENGTH + text.len());
    // The memory of WebAssembly is smaller than the maximum of the length.
    bytes.extend_from_slice(&(text.len() as u32).to_le_bytes());
    bytes.extend_from_slice(text.as_bytes());
    Box::into_raw(bytes.into_boxed_slice()).cast()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(not(feature = "archive"))]
    #[test]
    fn a_request_passes_through_memory_and_back() {
        let request = b"none {}";
        let pointer = rosespring_alloc(request.len());

        // SAFETY: the memory was allocated with this length, and every answer is read as
        // documented.
        let text = unsafe {
            std::slice::from_raw_parts_mut(pointer, request.len()).copy_from_slice(request);
            let answer = rosespring_call(pointer, request.len());
            rosespring_free(pointer, request.len());
            let length = u32::from_le_bytes(*answer.cast::<[u8; LENGTH]>()) as usize;
            let text = std::slice::from_raw_parts(answer.add(LENGTH), length).to_vec();
            rosespring_free(answer, LENGTH + length);
            String::from_utf8(text).expect("answers are text")
        };

        let refusal = match cfg!(feature = "rules") {
            true => "no JSON",
            false => "there is no call of this name",
        };
        assert!(text.contains(refusal), "{text}");
    }

    #[cfg(not(any(feature = "rules", feature = "archive")))]
    #[test]
    fn bytes_that_are_no_net_are_refused() {
        // SAFETY: as above; the bytes are a constant.
        let length = unsafe {
            let answer = rosespring_net(b"no net".as_ptr(), 6);
            let length = u32::from_le_bytes(*answer.cast::<[u8; LENGTH]>()) as usize;
            rosespring_free(answer, LENGTH + length);
            length
        };

        assert!(length > 0);
    }
}
