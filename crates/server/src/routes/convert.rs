//! Converts records to the forms of other programs.

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use rosespring_wire::convert::{ConvertRecord, ConvertedRecord, Format};
use serde::Deserialize;
use utoipa::IntoParams;

use super::body;
use super::viewer::By;
use crate::error::{ApiError, ErrorBody};
use crate::host::blocking;
use crate::limits::RECORD_BODY_BYTES_MAX;
use crate::state::AppState;
use rosespring_rules::notation::record::Record;
use rosespring_table::record;
use rosespring_table::stored::Unreadable;

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

/// Returns the match so far in a form, with what the form cannot hold. Steps that are not committed
/// are left out.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/export",
    params(("id" = String, Path), ConvertQuery),
    responses(
        (status = 200, body = ConvertedRecord),
        (status = 400, body = ErrorBody, description = "`invalid_query`"),
        (status = 404, body = ErrorBody, description = "`no_table`"),
    )
)]
pub(super) async fn export(
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

/// Returns the record of an analysis in a form, up to its first fault.
#[utoipa::path(
    get,
    path = "/api/analyses/{id}/export",
    params(("id" = String, Path), ConvertQuery),
    responses(
        (status = 200, body = ConvertedRecord),
        (status = 400, body = ErrorBody, description = "`invalid_query`"),
        (status = 404, body = ErrorBody, description = "`no_analysis`"),
    )
)]
pub(super) async fn export_analysis(
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

/// Converts a record to another form. The record is replayed first.
#[utoipa::path(
    post,
    path = "/api/convert",
    request_body = ConvertRecord,
    responses(
        (status = 200, body = ConvertedRecord),
        (status = 400, body = ErrorBody, description = "`invalid_body`: every fault is named, with \
            its line"),
        (status = 413, body = ErrorBody, description = "`body_too_large`"),
    )
)]
pub(super) async fn convert(
    body: Result<Bytes, BytesRejection>,
) -> Result<Json<ConvertedRecord>, ApiError> {
    let ConvertRecord { record, format } = body::read(body, RECORD_BODY_BYTES_MAX)?;
    let converted = blocking(move || {
        rosespring_wire::record::read(&record)
            .map(|record| rosespring_wire::convert::convert(&record, format))
    });
    Ok(Json(converted.await?.map_err(ApiError::InvalidImport)?))
}
