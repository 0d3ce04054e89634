/** The server's routes for tournaments. */

import { ApiError, call } from "../app/shared/http";
import { hallProblem } from "../hall/shared/api";
import { maybe } from "../i18n/messages.svelte";
import type { NewTournament, TournamentBoards, TournamentList, TournamentView } from "../wire";

/** What a reader may do with a tournament. */
export type TournamentStep = "join" | "withdraw" | "begin" | "cancel";

const path = (id: string): string => `/api/tournaments/${encodeURIComponent(id)}`;

export const tournaments = (): Promise<TournamentList> => call("GET", "/api/tournaments");
export const create = (wanted: NewTournament): Promise<TournamentView> =>
  call("POST", "/api/tournaments", wanted);
export const tournament = (id: string): Promise<TournamentView> => call("GET", path(id));
/** The tournament, unless it is still at the version that the page has. */
export const tournamentAfter = (id: string, version: number): Promise<TournamentView | undefined> =>
  call("GET", `${path(id)}?after=${version}`);
/** The boards of games that are played, unless they are at the version that the page has. */
export const boards = (id: string, known?: number): Promise<TournamentBoards | undefined> =>
  call("GET", `${path(id)}/boards${known === undefined ? "" : `?known=${known}`}`);
export const step = (id: string, what: TournamentStep): Promise<TournamentView> =>
  call("POST", `${path(id)}/${what}`);

/** The path of a tournament's page. */
export const tournamentPath = (id: string): string => `/tournament/${encodeURIComponent(id)}`;

/** The text of an error. */
export function tournamentProblem(error: unknown): string {
  const code = error instanceof ApiError ? error.code.replaceAll("_", "-") : "";
  return maybe(`tournament-refused-${code}`) ?? hallProblem(error);
}
