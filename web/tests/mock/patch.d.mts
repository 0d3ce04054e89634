import type { TableEvent, TableView, ToClient } from "../../src/wire";

/** The message that tells of an event, made from the view after it. */
export function patchOf(event: TableEvent, table: TableView): Extract<ToClient, { type: "patch" }>;
