/** The server's routes, answered in the browser: same paths, same bodies, same codes. */

import { BODY_BYTES_MAX, FORMATS, RECORD_BODY_BYTES_MAX, REFUSAL_STATUS } from "../http";
import type { Analyses } from "./analyses";
import type { Backups } from "./backup";
import type { Practice } from "./practice";
import { Refusal, refusalOf } from "./refusal";
import type { Statistics } from "./statistics";
import type { Study } from "./study";
import type { Tables } from "./tables";

/** What answers the routes. */
export interface SiteHost {
  tables: Tables;
  practice: Practice;
  backups: Backups;
  analyses: Analyses;
  statistics: Statistics;
  study: Study;
}

export interface RouteAnswer {
  status: number;
  text: string;
}

/** Maximum number of characters of a backup: some ten thousand games. */
const BACKUP_CHARS_MAX = 256 * 1024 * 1024;

const ANALYSIS = /^\/api\/analyses\/([^/]+)(?:\/(run|stop|export))?$/;
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
    return { status: REFUSAL_STATUS[code], text: JSON.stringify({ error: refusal }) };
  }
}

async function route(
  host: SiteHost,
  method: string,
  { pathname, searchParams }: URL,
  body: string | undefined,
): Promise<RouteAnswer> {
  const { tables, practice, backups, analyses, statistics, study } = host;
  const analysis = ANALYSIS.exec(pathname);
  if (analysis) {
    const asked = `${method} ${analysis[2] ?? ""}`;
    return routeAnalysis(
      analyses,
      asked,
      decodeURIComponent(analysis[1] ?? ""),
      searchParams,
      body,
    );
  }
  const puzzle = PUZZLE.exec(pathname);
  if (puzzle && method === "POST") {
    return ok(await practice.answer(decodeURIComponent(puzzle[1] ?? ""), read(limited(body))));
  }
  const found = TABLE.exec(pathname);
  const id = decodeURIComponent(found?.[1] ?? "");
  switch (`${method} ${found ? (found[2] ?? "table") : pathname}`) {
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
      return ok(await tables.request({ call: "advice", id, kind: searchParams.get("kind") ?? "" }));
    case "GET tutor":
      return ok(await tables.request({ call: "tutor", id }));
    case "GET export":
      return ok(await study.export(await tables.read(id), formatOf(searchParams)));
    case "GET /api/backup":
      return ok(await backups.save());
    case "POST /api/backup":
      return ok(JSON.stringify(await backups.restore(limited(body, BACKUP_CHARS_MAX))));
    case "GET /api/analyses":
      return ok(await analyses.list());
    case "POST /api/analyses": {
      const { isNew, text } = await analyses.create(read(limited(body, RECORD_BODY_BYTES_MAX)));
      return { status: isNew ? 201 : 200, text };
    }
    case "GET /api/statistics":
      return ok(await statistics.view(searchParams.get("name")));
    case "GET /api/puzzles":
      return ok(await practice.overview());
    case "GET /api/puzzles/next":
      return ok(await nextPuzzle(practice, searchParams));
    case "POST /api/position/read":
      return ok(await study.answer({ call: "read_position", body: limited(body) }));
    case "POST /api/position/check":
      return ok(await study.answer({ call: "check_position", body: limited(body) }));
    case "POST /api/analyse":
      return ok(await study.answer({ call: "analyse", body: limited(body) }));
    default:
      throw new Refusal("no_route", `there is no \`${method} ${pathname}\` here`);
  }
}

async function routeAnalysis(
  analyses: Analyses,
  asked: string,
  id: string,
  query: URLSearchParams,
  body: string | undefined,
): Promise<RouteAnswer> {
  switch (asked) {
    case "GET ":
      return ok(JSON.stringify(await analyses.show(id)));
    case "DELETE ":
      await analyses.remove(id);
      return { status: 204, text: "" };
    case "POST run":
      return { status: 202, text: await analyses.change(id, read(limited(body))) };
    case "GET export":
      return ok(await analyses.export(id, formatOf(query)));
    case "POST stop":
      return { status: 202, text: await analyses.change(id, null) };
    default:
      throw new Refusal("no_route", `there is no \`${asked}\` of an analysis here`);
  }
}

/** The next puzzle of a game or a theme, or with a day that of the day. */
function nextPuzzle(practice: Practice, query: URLSearchParams): Promise<string> {
  const day = query.get("day");
  if (day !== null && !/^\d{1,9}$/.test(day)) {
    throw new Refusal("invalid_query", "`day`: expected a number");
  }
  return practice.next({
    game: query.get("game") ?? "",
    theme: query.get("theme"),
    not: query.get("not"),
    day: day === null ? null : Number(day),
  });
}

function formatOf(query: URLSearchParams): string {
  const format = query.get("format") ?? "";
  if (FORMATS.some((one) => one === format)) return format;
  throw new Refusal("invalid_query", `\`format\`: expected one of ${FORMATS.join(", ")}`);
}

function limited(body = "", most = BODY_BYTES_MAX): string {
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
