/** The server's routes for devices. */

import { call } from "../../app/shared/http";
import type { DeviceCode, DeviceOwner, SealedChain, SealedView } from "../../wire";

/** Milliseconds in which the server must tell what other devices sealed. */
const ANSWER_MS = 3000;

const sealedPath = (table: string): string => `/api/tables/${encodeURIComponent(table)}/sealed`;

export const makeCode = (): Promise<DeviceCode> => call("POST", "/api/devices/code");
export const joinDevice = (person: string, code: string): Promise<DeviceOwner> =>
  call("POST", "/api/devices", { person, code });
/** What devices sealed at a table. A game does not wait long for it. */
export const sealedAt = (table: string): Promise<SealedView> =>
  call("GET", sealedPath(table), undefined, AbortSignal.timeout(ANSWER_MS));
export const putSealed = (table: string, sealed: SealedChain): Promise<void> =>
  call("PUT", sealedPath(table), sealed);
