/*!
The table as WebAssembly: Gul bara, Gioul, Tawula and backgammon without a server.

A [`Host`] holds tables. The program around it (a page's Worker, or Node.js) stores entries, shows
messages, and supplies what a WebAssembly module does not have: random bytes, the time, and nets as
bytes. A request is the name of a call and JSON, an answer is JSON; the messages in them are those
of the server's socket.

# What it does not do

It reads no clock, draws no random number, starts no thread, and stores nothing. All decisions
about a table are made by [`rosespring_table`].

# Modules

[`Host`] is safe code and runs anywhere. [`border`] has the exported functions, the only `unsafe`
code here. With the feature `study` they are those of another module, which a page loads later: its
host (`StudyHost`) answers the calls about positions, puzzles, analyses of records and statistics,
and exports. With the feature `rules` they are those of a third module, the one of the npm package
of the rules: its host (`RulesHost`) answers requests of the engine protocol. With the feature
`archive` they are those of a fourth one, which reads binary files of other programs and nothing
else.
*/

mod answer;
#[cfg(feature = "archive")]
mod archive;
pub mod border;
mod host;
mod request;
#[cfg(feature = "rules")]
mod rules;
mod speed;
mod stateless;
#[cfg(feature = "study")]
mod study;

#[cfg(feature = "archive")]
pub use archive::ArchiveContent;
pub use host::Host;
#[cfg(feature = "rules")]
pub use rules::RulesHost;
#[cfg(feature = "study")]
pub use study::StudyHost;
