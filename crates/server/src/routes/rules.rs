//! The rules that can be chosen.

use axum::Json;
use rosespring_wire::table::PresetView;

use rosespring_table::view;

/// Returns the presets, each game's default first, with the rules page of the game.
#[utoipa::path(get, path = "/api/rules", responses((status = 200, body = Vec<PresetView>)))]
pub(super) async fn list() -> Json<Vec<PresetView>> {
    Json(view::preset_views())
}
