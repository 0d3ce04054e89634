//! Converts records to the forms of other programs.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use rosespring_wire::convert::{ConvertRecord, ConvertedRecord, Format};
use rosespring_wire::refusal_code::RefusalCode::InvalidBody;
use serde::Deserialize;
use utoipa::IntoParams;

use super::body::JsonBody;
use super::route::Place::AnyNode;
use super::route::Right::{Analyst, Nobody, Viewer};
use super::route::Route;
use super::shape::json;
use super::viewer::By;
use crate::error::ApiError;
use crate::host::blocking;
use crate::limits::RECORD_BODY_BYTES_MAX;
use crate::state::AppState;
use rosespring_rules::notation::record::Record;
use rosespring_table::record;
use rosespring_table::stored::Unreadable;

pub(super) const ROUTES: &[Route] = &[
    Route::get("/api/tables/{id}/export", Viewer, AnyNode, |to| {
        to.call(export)
    })
    .about(
        "Returns the match so far in a form, with what the form cannot hold. Steps \
                    that are not committed are left out.",
    )
    .query::<ConvertQuery>()
    .answers(200, json::<ConvertedRecord>()),
    Route::get("/api/analyses/{id}/export", Analyst, AnyNode, |to| {
        to.call(export_analysis)
    })
    .about("Returns the record of an analysis in a form, up to its first fault.")
    .query::<ConvertQuery>()
    .answers(200, json::<ConvertedRecord>()),
    Route::post("/api/convert", Nobody, AnyNode, |to| to.call(convert))
        .about(
            "Converts a record to another form. The record is replayed first. Of a record of \
                    another program, the rest of a game with a fault is left out, and the losses \
                    say so.",
        )
        .takes_up_to::<ConvertRecord>(RECORD_BODY_BYTES_MAX)
        .answers(200, json::<ConvertedRecord>())
        .notes(&[(InvalidBody, "every fault is named, with its line")]),
];

/// The query that names a form.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct ConvertQuery {
    /// `json`, `text`, `mat` or `sgf`.
    #[param(value_type = Format)]
    format: String,
}

fn format(query: Result<Query<ConvertQuery>, QueryRejection>) -> Result<Format, ApiError> {
    let named = query
        .ok()
        .and_then(|Query(wanted)| Format::from_name(&wanted.format));
    named.ok_or_else(|| {
        let names = Format::ALL.map(Format::name).join(", ");
        ApiError::InvalidQuery(format!("`format`: expected one of {names}"))
    })
}

async fn export(
    State(state): State<AppState>,
    By(viewer): By,
    Path(id): Path<String>,
    query: Result<Query<ConvertQuery>, QueryRejection>,
) -> Result<Json<ConvertedRecord>, ApiError> {
    let format = format(query)?;
    let (table, bodies) = state.host.read_for(&id, &viewer).await?;
    let tournament = state.tournament_of(&id).await;
    let converted = blocking(move || {
        let record = record::record(&table, &bodies)?;
        let record = Record {
            tournament,
            ..record
        };
        Ok::<_, Unreadable>(rosespring_wire::convert::convert(&record, format))
    });
    Ok(Json(converted.await??))
}

async fn export_analysis(
    State(state): State<AppState>,
    Path(id): Path<String>,
    query: Result<Query<ConvertQuery>, QueryRejection>,
) -> Result<Json<ConvertedRecord>, ApiError> {
    let format = format(query)?;
    let open = state.desk.open(&id).await?;
    let converted =
        blocking(move || rosespring_wire::convert::convert(&open.review().record, format));
    Ok(Json(converted.await?))
}

async fn convert(
    JsonBody(ConvertRecord { record, format }): JsonBody<ConvertRecord>,
) -> Result<Json<ConvertedRecord>, ApiError> {
    let converted = blocking(move || rosespring_wire::convert::convert_text(&record, format));
    Ok(Json(converted.await?.map_err(ApiError::InvalidImport)?))
}
