/** The server's routes for invitations. */

import { keepRated } from "../../app/rated";
import { ApiError, call } from "../../app/shared/http";
import { problem } from "../../app/shared/names";
import { maybe } from "../../i18n/messages.svelte";
import type {
  ChallengeView,
  HallView,
  InvitationView,
  NewChallenge,
  NewInvitation,
  NewSeek,
  RematchView,
  SeekAnswer,
} from "../../wire";
import { meet } from "./me.svelte";

const path = (id: string): string => `/api/hall/invitations/${encodeURIComponent(id)}`;

export async function overview(): Promise<HallView> {
  const hall = meet(await call<HallView>("GET", "/api/hall"));
  keepRated(hall.tables.filter(({ finished }) => !finished).map(({ id }) => id));
  return hall;
}
export const invite = (wanted: NewInvitation): Promise<InvitationView> =>
  call("POST", "/api/hall/invitations", wanted);
export const invitation = (id: string): Promise<InvitationView> => call("GET", path(id));
export const withdraw = (id: string): Promise<void> => call("DELETE", path(id));
export const accept = (id: string, name: string): Promise<InvitationView> =>
  call("POST", `${path(id)}/accept`, { name });

/** Tells the person who invites that somebody learns the game before they sit down. */
export const learnFirst = (id: string): Promise<void> => call("POST", `${path(id)}/learning`);

const rematchPath = (table: string): string => `/api/tables/${encodeURIComponent(table)}/rematch`;

export const rematch = (table: string): Promise<RematchView> => call("GET", rematchPath(table));
export const wantRematch = (table: string): Promise<RematchView> =>
  call("POST", rematchPath(table));

export const seek = (wanted: NewSeek): Promise<SeekAnswer> =>
  call("POST", "/api/hall/seeks", wanted);
export const stopSeeking = (): Promise<void> => call("DELETE", "/api/hall/seeks");
export const acceptSeek = (id: string, name: string): Promise<SeekAnswer> =>
  call("POST", `/api/hall/seeks/${encodeURIComponent(id)}/accept`, { name });

const challengePath = (id: string): string => `/api/hall/challenges/${encodeURIComponent(id)}`;

export const challenge = (wanted: NewChallenge): Promise<ChallengeView> =>
  call("POST", "/api/hall/challenges", wanted);
export const acceptChallenge = (id: string): Promise<SeekAnswer> =>
  call("POST", `${challengePath(id)}/accept`);
/** Withdraws an own challenge, or declines one of another member. */
export const endChallenge = (id: string): Promise<void> => call("DELETE", challengePath(id));

/** The path of the hall, where a member may be challenged. */
export const challengeAt = (name: string): string =>
  `/people?challenge=${encodeURIComponent(name)}`;

/** The path of an invitation's page. */
export const joinPath = (id: string): string => `/join/${encodeURIComponent(id)}`;

/** A free name that the hall proposes in place of a refused one. */
export const proposedName = (error: unknown): string | undefined =>
  error instanceof ApiError && error.code.startsWith("name_") ? error.faults[0] : undefined;

/** The text of an error. */
export function hallProblem(error: unknown): string {
  const code = error instanceof ApiError ? error.code.replaceAll("_", "-") : "";
  return maybe(`hall-refused-${code}`) ?? maybe(`lobby-refused-${code}`) ?? problem(error);
}
