//! The rules that can be chosen.

use axum::Json;
use rosespring_wire::presets::PresetView;

use super::route::Place::AnyNode;
use super::route::Right::Anybody;
use super::route::Route;
use super::shape::json_list;
use rosespring_table::presets::preset_views;

pub(super) const ROUTES: &[Route] =
    &[
        Route::get("/api/rules", Anybody, AnyNode, |to| to.call(list))
            .about(
                "Returns the presets, each game's default first, with the rules page of the \
                    game.",
            )
            .answers(200, json_list::<PresetView>()),
    ];

async fn list() -> Json<Vec<PresetView>> {
    Json(preset_views())
}
