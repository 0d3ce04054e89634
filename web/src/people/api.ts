/** The server's routes for accounts. */

import { save } from "../app/controls/files";
import { ApiError, call } from "../app/shared/http";
import { problem } from "../app/shared/names";
import { asAnother } from "../hall/devices/key";
import { maybe, t } from "../i18n/messages.svelte";
import type { AccountView, RecoveryCodes, SessionView } from "../wire";
import type { Proof } from "./passkeys";

export const ownAccount = (): Promise<AccountView> => call("GET", "/api/account");
export const claim = (name: string, password: string): Promise<RecoveryCodes> =>
  call("POST", "/api/account", { name, password });
export const signIn = (name: string, password: string): Promise<AccountView> =>
  asAnother(call("POST", "/api/session", { name, password }));
export const signOut = (): Promise<void> => asAnother(call("DELETE", "/api/session"));
export const recover = (name: string, code: string, password: string): Promise<AccountView> =>
  asAnother(call("POST", "/api/account/recover", { name, code, password }));
export const changePassword = (proof: Proof, newPassword: string): Promise<AccountView> =>
  call("POST", "/api/account/password", { ...proof, new_password: newPassword });
export const renewCodes = (proof: Proof): Promise<RecoveryCodes> =>
  call("POST", "/api/account/recovery-codes", proof);
/** Saves everything that the hall stores of the person as a file. */
export async function saveExport(): Promise<void> {
  const all = await call<unknown>("GET", "/api/account/export");
  save("rosespring.json", JSON.stringify(all, null, 2), "application/json");
}
export const ownSessions = (): Promise<SessionView[]> => call("GET", "/api/account/sessions");
export const endSession = (id: string): Promise<void> =>
  call("DELETE", `/api/account/sessions/${encodeURIComponent(id)}`);
export const deleteAccount = (proof: Proof): Promise<void> =>
  asAnother(call("DELETE", "/api/account", proof));

/** The text of an error. */
export function accountProblem(error: unknown): string {
  if (error instanceof DOMException) {
    const known = error.name === "InvalidStateError" ? "known" : "stopped";
    return t(`account-passkey-${known}`);
  }
  const code = error instanceof ApiError ? error.code.replaceAll("_", "-") : "";
  if (code === "account-closed" && error instanceof ApiError)
    return `${t("account-refused-account-closed")} ${error.faults[0] ?? ""}`;
  if (code === "invalid-body") return t("account-refused-name-refused");
  return maybe(`account-refused-${code}`) ?? problem(error);
}
