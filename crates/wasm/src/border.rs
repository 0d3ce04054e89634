//! What WebAssembly exports: functions of numbers, through which bytes pass.
//!
//! The program around the module writes a request into memory that it took with
//! [`rosespring_alloc`], calls, reads the answer (four bytes of its length, the lowest first, then
//! the bytes), and gives both back with [`rosespring_free`].
//!
//! A call that panics ends the module ("unreachable"): then a new instance opens its tables again
//! from what was stored.

// Names that are exported and memory that comes from outside cannot be written without `unsafe`:
// WebAssembly passes numbers alone. Nothing else here is.
#![allow(unsafe_code)]

use std::sync::{Mutex, PoisonError};

use crate::Host;

static HOST: Mutex<Host> = Mutex::new(Host::new());

/// Bytes of the length before an answer.
const LENGTH: usize = 4;

/// Takes `len` bytes of memory, all zero.
#[unsafe(no_mangle)]
pub extern "C" fn rosespring_alloc(len: usize) -> *mut u8 {
    Box::into_raw(vec![0_u8; len].into_boxed_slice()).cast()
}

/// Gives memory back.
///
/// # Safety
///
/// `pointer` came from [`rosespring_alloc`] with this `len`, or is that of an answer, of which
/// `len` is its length and four more. It is not used again.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rosespring_free(pointer: *mut u8, len: usize) {
    let bytes = std::ptr::slice_from_raw_parts_mut(pointer, len);
    // SAFETY: the caller says that it is a whole boxed slice which nobody else has.
    drop(unsafe { Box::from_raw(bytes) });
}

/// Carries out a request; the address of its answer.
///
/// # Safety
///
/// There are `len` bytes at `pointer`, which nobody changes during the call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rosespring_call(pointer: *const u8, len: usize) -> *mut u8 {
    // SAFETY: as the caller says.
    let request = unsafe { std::slice::from_raw_parts(pointer, len) };
    let mut host = HOST.lock().unwrap_or_else(PoisonError::into_inner);
    answer(&host.call(&String::from_utf8_lossy(request)))
}

/// Takes a net; the address of the answer.
///
/// # Safety
///
/// There are `len` bytes at `pointer`, which nobody changes during the call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rosespring_net(pointer: *const u8, len: usize) -> *mut u8 {
    // SAFETY: as the caller says.
    let bytes = unsafe { std::slice::from_raw_parts(pointer, len) };
    answer(&Host::take_net(bytes))
}

/// The length and the text in memory that the caller gives back.
fn answer(text: &str) -> *mut u8 {
    let mut bytes = Vec::with_capacity(LENGTH + text.len());
    // Memory of WebAssembly ends before the length would.
    bytes.extend_from_slice(&(text.len() as u32).to_le_bytes());
    bytes.extend_from_slice(text.as_bytes());
    Box::into_raw(bytes.into_boxed_slice()).cast()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_passes_through_memory_and_back() {
        let request = br#"{"call":"snapshot","id":"none"}"#;
        let pointer = rosespring_alloc(request.len());

        // SAFETY: the memory was taken with this length, and every answer is read as it is told.
        let text = unsafe {
            std::slice::from_raw_parts_mut(pointer, request.len()).copy_from_slice(request);
            let answer = rosespring_call(pointer, request.len());
            rosespring_free(pointer, request.len());
            let length = u32::from_le_bytes(*answer.cast::<[u8; LENGTH]>()) as usize;
            let text = std::slice::from_raw_parts(answer.add(LENGTH), length).to_vec();
            rosespring_free(answer, LENGTH + length);
            String::from_utf8(text).expect("answers are text")
        };

        assert!(text.contains("table `none` is not open"), "{text}");
    }

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
