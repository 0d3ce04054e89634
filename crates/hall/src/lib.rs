/*!
The people of a hall, as values: what is stored of them, what they may do, and what they see.

Each module holds one concept: `row` has what is stored, `decide` what people may do, and why not,
`view` what they see. The server reads rows from the store, gives them with the time to a function
of this crate, and stores or sends what the function returns. A refused request is a [`Refusal`].

# Features

- `ts`: TypeScript declarations of the messages of this crate and of `rosespring-wire`, which the
  example `wire_ts` prints.
- `openapi`: schemas for the server's OpenAPI description.

# What it does not do

It reads no clock, draws no random number, starts no thread, and knows neither a database nor a
network: the time, the ids and the rows are arguments.
*/

pub mod accounts;
mod body;
pub mod bots;
pub mod chat;
pub mod devices;
pub mod fair_play;
pub mod moderation;
pub mod notices;
pub mod offers;
pub mod private_notes;
pub mod ratings;
mod refusal;
pub mod rows;
pub mod tournament;

pub use body::{StoredBody, UnreadableBody};
pub use refusal::Refusal;

use rows::{PersonColumn, RowSchema, StoredRow};

/// The declarations of the rows that have one.
pub const SCHEMAS: &[&RowSchema] = &[
    accounts::StoredSession::SCHEMA,
    accounts::StoredPasskey::SCHEMA,
    accounts::StoredName::SCHEMA,
    accounts::StoredRecoveryCode::SCHEMA,
    accounts::StoredLeaving::SCHEMA,
    accounts::StoredBotToken::SCHEMA,
    offers::StoredInvitation::SCHEMA,
    offers::StoredSeek::SCHEMA,
    offers::StoredChallenge::SCHEMA,
    offers::StoredBlock::SCHEMA,
    notices::StoredNotice::SCHEMA,
    notices::StoredPush::SCHEMA,
    moderation::StoredMute::SCHEMA,
    moderation::StoredModerator::SCHEMA,
    tournament::StoredTournament::SCHEMA,
    private_notes::StoredNote::SCHEMA,
    devices::StoredDeviceCode::SCHEMA,
    devices::StoredSealed::SCHEMA,
];

/// Visits the messages of the concepts, in the order of `web/src/wire.ts`.
#[cfg(feature = "ts")]
pub fn visit_messages(visitor: &mut impl ts_rs::TypeVisitor) {
    visitor.visit::<ratings::CoursePoint>();
    visitor.visit::<ratings::ProfileRating>();
    visitor.visit::<ratings::ProfileMatch>();
    visitor.visit::<ratings::ProfileOpponent>();
    visitor.visit::<ratings::ProfileView>();
    visitor.visit::<private_notes::NewNote>();
    visitor.visit::<private_notes::NoteView>();
    visitor.visit::<devices::DeviceCode>();
    visitor.visit::<devices::DeviceOwner>();
    visitor.visit::<devices::SealedChain>();
    visitor.visit::<devices::SealedView>();
}

/// Returns every column of the database that contains the ids of people.
pub fn person_columns() -> impl Iterator<Item = &'static PersonColumn> {
    let others = [
        chat::PEOPLE,
        fair_play::PEOPLE,
        moderation::PEOPLE,
        ratings::PEOPLE,
        tournament::PEOPLE,
    ];
    let declared = SCHEMAS.iter().map(|schema| schema.people);
    declared.chain(others).flatten()
}
