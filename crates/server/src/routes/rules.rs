//! The rules to choose from.

use axum::Json;
use rosespring_wire::table::PresetView;

use rosespring_table::view;

/// The presets, each game's default first, with the rules of the game as a page of text.
#[utoipa::path(get, path = "/api/rules", responses((status = 200, body = Vec<PresetView>)))]
pub(super) async fn list() -> Json<Vec<PresetView>> {
    Json(view::preset_views())
}
