//! Prints the statuses of refusals and the limits of the routes as TypeScript.
//!
//! `cargo xtask codegen` writes them to `web/src/http.ts`.
//!
//! ```sh
//! cargo run --package rosespring-wire --example http_ts
//! ```
#![allow(clippy::print_stdout, reason = "printing is what this program is for")]

use rosespring_wire::convert::Format;
use rosespring_wire::limits::{
    BODY_BYTES_MAX, MISTAKES_MAX, RECORD_BODY_BYTES_MAX, REVIEWS_LISTED_MAX, TABLES_LISTED_MAX,
};
use rosespring_wire::refusal_code::RefusalCode;

fn main() {
    let statuses: String = RefusalCode::ALL
        .iter()
        .map(|refusal| format!("  {}: {},\n", refusal.name(), refusal.status()))
        .collect();
    let formats = Format::ALL.map(|format| format!("\"{}\"", format.name()));
    let formats = formats.join(", ");
    print!(
        "\
/** The status of each refusal, by its code. */
export const REFUSAL_STATUS = {{
{statuses}}} as const;

/** The code of a refusal. */
export type RefusalCode = keyof typeof REFUSAL_STATUS;

/** The forms of records. */
export const FORMATS = [{formats}] as const;

/** Maximum length of a request body, in bytes. */
export const BODY_BYTES_MAX = {BODY_BYTES_MAX};
/** Maximum length of a request body with a record, in bytes. */
export const RECORD_BODY_BYTES_MAX = {RECORD_BODY_BYTES_MAX};
/** Maximum number of tables in a list: those changed last. */
export const TABLES_LISTED_MAX = {TABLES_LISTED_MAX};
/** Maximum number of analyses in a list: the newest ones. */
export const REVIEWS_LISTED_MAX = {REVIEWS_LISTED_MAX};
/** Maximum number of the player's own mistakes for practice, from the newest analyses. */
export const MISTAKES_MAX = {MISTAKES_MAX};
"
    );
}
