//! The server from outside: through its routes and its sockets.

// Tests, and their helpers, may panic when an assumption fails.
#![allow(clippy::unwrap_used)]

mod support;

mod advice;
mod analyses;
mod attacks;
#[cfg(feature = "hall")]
mod authenticator;
mod by_hand;
mod cascade;
mod computer;
mod connections;
mod convert;
mod damage;
mod dice;
#[cfg(feature = "hall")]
mod earlier_hall;
mod games;
#[cfg(feature = "hall")]
mod hall;
#[cfg(feature = "hall")]
mod hall_accounts;
#[cfg(feature = "hall")]
mod hall_admin;
#[cfg(feature = "hall")]
mod hall_bot;
#[cfg(feature = "hall")]
mod hall_challenges;
#[cfg(feature = "hall")]
mod hall_chat;
#[cfg(feature = "hall")]
mod hall_clock;
#[cfg(feature = "hall")]
mod hall_departures;
#[cfg(feature = "hall")]
mod hall_devices;
#[cfg(feature = "hall")]
mod hall_dice;
#[cfg(feature = "hall")]
mod hall_fair_play;
mod hall_house;
#[cfg(feature = "hall")]
mod hall_leave;
#[cfg(feature = "hall")]
mod hall_lobby;
#[cfg(feature = "hall")]
mod hall_moderation;
#[cfg(feature = "hall")]
mod hall_names;
#[cfg(feature = "hall")]
mod hall_notices;
#[cfg(feature = "hall")]
mod hall_passkeys;
#[cfg(feature = "hall")]
mod hall_previews;
#[cfg(feature = "hall")]
mod hall_push;
#[cfg(feature = "hall")]
mod hall_rematch;
#[cfg(feature = "hall")]
mod hall_results;
#[cfg(feature = "hall")]
mod hall_rights;
#[cfg(feature = "hall")]
mod hall_sessions;
#[cfg(feature = "hall")]
mod hall_several;
#[cfg(feature = "hall")]
mod hall_tournaments;
#[cfg(feature = "hall")]
mod hall_watch;
mod hand_over;
mod http;
#[cfg(feature = "hall")]
mod messages;
mod positions;
mod puzzles;
mod record;
mod restart;
mod sockets;
mod statistics;
mod store;
mod undo;
mod unused;
mod versions;
