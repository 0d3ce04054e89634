/** The mock's HTTP and WebSocket side: the routes of the real server, on 127.0.0.1. */

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { dirname, extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { WebSocketServer } from "ws";
import { MockTable } from "./game.mjs";
import { PRESETS } from "./presets.mjs";

const DIST = join(dirname(fileURLToPath(import.meta.url)), "../../dist");
const TYPES = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

/** Starts a mock; `port` 0 takes a free one. */
export async function startMock(port = 0) {
  const tables = new Map();
  let nextId = 1;

  function create(spec) {
    const id = `t${nextId++}`;
    const preset = PRESETS.find((candidate) => candidate.name === spec.rules) ?? PRESETS[0];
    const table = { game: null, sockets: new Set(), changed: Date.now() };
    const emit = (message) => {
      table.changed = Date.now();
      for (const socket of table.sockets) socket.send(JSON.stringify(message));
    };
    table.game = new MockTable(id, { title: preset.title, ...spec }, emit);
    tables.set(id, table);
    return id;
  }

  function summary({ game, changed }) {
    const { id, rules, title, white_player, black_player, score, phase } = game.view();
    const finished = phase.kind === "over" && phase.match_over;
    return {
      id,
      rules,
      title,
      white: white_player,
      black: black_player,
      score,
      finished,
      changed_ms: changed,
    };
  }

  async function answer(request) {
    const { pathname } = new URL(request.url, "http://mock");
    const one = /^\/api\/tables\/([^/]+)$/.exec(pathname)?.[1];
    if (pathname === "/api/rules") return [200, PRESETS];
    if (pathname === "/api/tables" && request.method === "GET")
      return [200, [...tables.values()].map(summary)];
    if (pathname === "/api/tables") return [200, { id: create(JSON.parse(await bodyOf(request))) }];
    const table = tables.get(one);
    if (!table) return [404, { error: { code: "no_table", message: "there is no such table" } }];
    if (request.method === "DELETE") tables.delete(one);
    return [200, request.method === "DELETE" ? {} : table.game.view()];
  }

  const server = createServer(async (request, response) => {
    if (!request.url.startsWith("/api/")) return serveFile(request.url, response);
    const [status, body] = await answer(request);
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(body));
  });

  const sockets = new WebSocketServer({ noServer: true });
  server.on("upgrade", (request, socket, head) => {
    const { pathname, searchParams } = new URL(request.url, "http://mock");
    const id = /^\/api\/tables\/([^/]+)\/socket$/.exec(pathname)?.[1];
    const table = tables.get(id);
    if (!table) return socket.destroy();
    sockets.handleUpgrade(request, socket, head, (ws) => {
      table.sockets.add(ws);
      const { version } = table.game;
      const has = searchParams.get("since") === String(version);
      ws.send(
        JSON.stringify(
          has ? { type: "current", v: version } : { type: "snapshot", table: table.game.view() },
        ),
      );
      ws.on("message", (data) => table.game.receive(JSON.parse(String(data))));
      ws.on("close", () => table.sockets.delete(ws));
    });
  });

  await new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${server.address().port}`;
  const drop = () => {
    for (const { sockets: open } of tables.values()) for (const ws of open) ws.terminate();
  };
  const close = () => {
    drop();
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  const begin = (id) => tables.get(id).game.throwDice();
  return { url, create, begin, tables, drop, close };
}

async function bodyOf(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString("utf8");
}

async function serveFile(url, response) {
  const path = normalize(new URL(url, "http://mock").pathname);
  const wanted = extname(path) === "" ? "/index.html" : path;
  try {
    const body = await readFile(join(DIST, wanted));
    response.writeHead(200, {
      "content-type": TYPES[extname(wanted)] ?? "application/octet-stream",
    });
    response.end(body);
  } catch {
    response.writeHead(404).end();
  }
}
