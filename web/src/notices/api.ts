/** The server's routes for notices. */

import type { News } from "../app/host";
import { call } from "../app/shared/http";
import { transport } from "../app/transport";
import type { NoticesView } from "../wire";

export const notices = (): Promise<NoticesView> => call("GET", "/api/notices");
export const see = (until: number): Promise<void> =>
  call("POST", "/api/notices/seen", { until_ms: until });
export const remove = (id: string): Promise<void> =>
  call("DELETE", `/api/notices/${encodeURIComponent(id)}`);
/** Hears the notices now, and again after each change. */
export const openNews = (): News => transport.news("/api/notices/events");
