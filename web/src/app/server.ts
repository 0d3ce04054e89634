/** The host of a page that a server delivered: that server. */

import type { Transport } from "./host";

export const host: Transport = {
  // Its games are in a file of its machine.
  has: (feature) => feature !== "backup" && feature !== "documents",
  async request(method, path, body, signal) {
    const init: RequestInit = { method, signal: signal ?? null };
    if (body !== undefined) {
      init.body = body;
      init.headers = { "content-type": "application/json" };
    }
    const answer = await fetch(path, init);
    return { status: answer.status, text: await answer.text() };
  },
  async file(path) {
    const answer = await fetch(path);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.arrayBuffer();
  },
  line: (path) => new WebSocket(location.origin.replace(/^http/, "ws") + path),
  news: (path) => new EventSource(path),
};
