/*!
The people of a hall, as values: what is stored of them, what they may do, and what they see.

Each module holds one concept. The server reads rows from the store, gives them with the time to a
function of this crate, and stores or sends what the function returns.

# What it does not do

It reads no clock, draws no random number, starts no thread, and knows neither a database nor a
network: the time, the ids and the rows are arguments.
*/

pub mod accounts;
pub mod chat;
pub mod fair_play;
pub mod moderation;
pub mod notices;
pub mod offers;
pub mod ratings;
pub mod tournament;
