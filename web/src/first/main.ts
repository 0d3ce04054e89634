/**
 * Draws the board of a table before the page itself has loaded, by a script that needs no module.
 * The page removes it when its own board stands in its place.
 */

import type { ShownTable } from "../app/live/shown";
import { FIRST_BOARD, isTall } from "../app/shared/firstBoard";
import { roomIn, stored } from "../app/shared/room";
import { FirstBoard } from "../board/first";
import type { TableView } from "../wire";
import { type BoardSettings, firstLook, fromView, type KnownTable } from "./look";
import { Renderer } from "./renderer";

/** The id of the table at the address of the document; null at any other address. */
function tableHere(): string | null {
  const path = location.hash.startsWith("#/") ? location.hash.slice(1) : location.pathname;
  const id = /^\/table\/([^/?]+)\/?(?:\?|$)/.exec(path)?.[1];
  return id === undefined ? null : decodeURIComponent(id);
}

/** What is known of a table: by its server, or as this browser has shown it last. */
function knownTable(id: string): KnownTable | null {
  const written = document.getElementById("table-view")?.textContent;
  if (written) return fromView(JSON.parse(written) as TableView);
  return stored<ShownTable[]>("rosespring.shown")?.find((table) => table.id === id) ?? null;
}

function draw(): void {
  const id = tableHere();
  const table = id === null ? null : knownTable(id);
  const settings: BoardSettings = stored("rosespring.settings") ?? {};
  // The colours of another theme are not there yet, and a board that turns may stand either way.
  const isUsual = (settings.theme ?? "wood") === "wood" && settings.facing !== "board";
  if (!table || !isUsual) return;
  const mode = settings.mode ?? "auto";
  const isDark = mode === "auto" ? matchMedia("(prefers-color-scheme: dark)").matches : false;
  document.documentElement.dataset["mode"] = mode === "dark" || isDark ? "dark" : "light";
  const { insets, words } = roomIn(innerWidth, innerHeight);
  const [left, top, right, bottom] = insets;
  const [width, height] = [innerWidth - left - right, innerHeight - top - bottom];
  const portrait = isTall(settings.shape ?? "auto", innerWidth, innerHeight);
  const renderer = new Renderer();
  const look = firstLook(table, settings, portrait, words);
  FirstBoard(renderer as never, { look, width, height });
  const place = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
  const style = `position:fixed;direction:ltr;overflow:hidden;pointer-events:none;${place}`;
  const board = `<div id="${FIRST_BOARD}" aria-hidden="true" style="${style}">`;
  document.body.insertAdjacentHTML("beforeend", `${board}${renderer.text}</div>`);
}

try {
  draw();
} catch {
  // Another version of the page may have stored something else: the page draws its board later.
}
