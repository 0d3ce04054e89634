/** The server's routes, answered in the browser: same paths, same bodies, same codes. */

import type { Backups } from "./backup";
import type { Practice } from "./practice";
import { Refusal, refusalOf } from "./refusal";
import type { Tables } from "./tables";

/** What answers the routes. */
export interface SiteHost {
  tables: Tables;
  practice: Practice;
  backups: Backups;
}

export interface RouteAnswer {
  status: number;
  text: string;
}

/** The status of each refusal, where it is not 409. */
const STATUS: Record<string, number> = {
  malformed: 400,
  invalid_body: 400,
  invalid_query: 400,
  body_too_large: 413,
  no_table: 404,
  no_puzzle: 404,
  no_route: 404,
  internal: 500,
  unreadable: 500,
  database: 500,
  no_simd: 501,
  not_loaded: 503,
  invalid_backup: 400,
  no_storage: 507,
  no_space: 507,
};

const FORMATS = ["json", "text", "mat", "sgf"];
/** Maximum number of characters of a body, but for backups. */
const BODY_CHARS_MAX = 16 * 1024;
/** Maximum number of characters of a backup: some ten thousand games. */
const BACKUP_CHARS_MAX = 256 * 1024 * 1024;

const PUZZLE = /^\/api\/puzzles\/([^/]+)\/answer$/;
const TABLE = /^\/api\/tables\/([^/]+)(?:\/(record|advice|tutor|export))?$/;

/** Answers a request. */
export async function answer(
  host: () => Promise<SiteHost>,
  method: string,
  path: string,
  body: string | undefined,
): Promise<RouteAnswer> {
  try {
    return await route(await host(), method, new URL(path, "http://worker"), body);
  } catch (error) {
    const { code, message, faults, details } = refusalOf(error);
    const refusal = {
      code,
      message,
      ...(faults.length > 0 && { faults }),
      ...(details.length > 0 && { details }),
    };
    return { status: STATUS[code] ?? 409, text: JSON.stringify({ error: refusal }) };
  }
}

async function route(
  { tables, practice, backups }: SiteHost,
  method: string,
  { pathname, searchParams }: URL,
  body: string | undefined,
): Promise<RouteAnswer> {
  const puzzle = PUZZLE.exec(pathname);
  if (puzzle && method === "POST") {
    return ok(await practice.answer(decodeURIComponent(puzzle[1] ?? ""), read(limited(body))));
  }
  const found = TABLE.exec(pathname);
  const id = decodeURIComponent(found?.[1] ?? "");
  switch (`${method} ${found ? (found[2] ?? "table") : pathname}`) {
    case "GET /api/rules":
      return ok(await tables.rules());
    case "GET /api/tables":
      return ok(await tables.list());
    case "POST /api/tables":
      return { status: 201, text: JSON.stringify(await tables.create(read(body))) };
    case "GET table":
      return ok(JSON.stringify(await tables.view(id)));
    case "DELETE table":
      await tables.remove(id);
      return { status: 204, text: "" };
    case "GET record":
      return ok(await tables.record(id));
    case "GET advice":
      return ok(await tables.ask({ call: "advice", id, kind: searchParams.get("kind") ?? "" }));
    case "GET tutor":
      return ok(await tables.ask({ call: "tutor", id }));
    case "GET export":
      return ok(await tables.export(id, formatOf(searchParams)));
    case "GET /api/backup":
      return ok(await backups.save());
    case "POST /api/backup":
      return ok(JSON.stringify(await backups.restore(limited(body, BACKUP_CHARS_MAX))));
    case "GET /api/puzzles":
      return ok(await practice.overview());
    case "GET /api/puzzles/next":
      return ok(await practice.next(searchParams.get("game") ?? "", searchParams.get("not")));
    case "POST /api/position/read":
      return ok(await tables.answer({ call: "read_position", body: limited(body) }));
    case "POST /api/position/check":
      return ok(await tables.answer({ call: "check_position", body: limited(body) }));
    case "POST /api/analyse":
      return ok(await tables.answer({ call: "analyse", body: limited(body) }));
    default:
      throw new Refusal("no_route", `there is no \`${method} ${pathname}\` here`);
  }
}

function formatOf(query: URLSearchParams): string {
  const format = query.get("format") ?? "";
  if (FORMATS.includes(format)) return format;
  throw new Refusal("invalid_query", `\`format\`: expected one of ${FORMATS.join(", ")}`);
}

function limited(body = "", most = BODY_CHARS_MAX): string {
  if (body.length <= most) return body;
  throw new Refusal("body_too_large", `the body has more than ${most} characters`);
}

const ok = (text: string): RouteAnswer => ({ status: 200, text });

function read(body: string | undefined): unknown {
  try {
    return JSON.parse(body ?? "");
  } catch (error) {
    throw new Refusal("invalid_body", String(error));
  }
}
