/** The server's routes for accounts. */

import { ApiError, call } from "../app/shared/http";
import { problem } from "../app/shared/names";
import { maybe, t } from "../i18n/messages.svelte";
import type { AccountView, RecoveryCodes } from "../wire";

export const ownAccount = (): Promise<AccountView> => call("GET", "/api/account");
export const claim = (name: string, password: string): Promise<RecoveryCodes> =>
  call("POST", "/api/account", { name, password });
export const signIn = (name: string, password: string): Promise<AccountView> =>
  call("POST", "/api/session", { name, password });
export const signOut = (): Promise<void> => call("DELETE", "/api/session");
export const recover = (name: string, code: string, password: string): Promise<AccountView> =>
  call("POST", "/api/account/recover", { name, code, password });
export const changePassword = (password: string, newPassword: string): Promise<AccountView> =>
  call("POST", "/api/account/password", { password, new_password: newPassword });
export const renewCodes = (password: string): Promise<RecoveryCodes> =>
  call("POST", "/api/account/recovery-codes", { password });
export const exportAll = (): Promise<unknown> => call("GET", "/api/account/export");
export const endSession = (id: string): Promise<void> =>
  call("DELETE", `/api/account/sessions/${encodeURIComponent(id)}`);
export const deleteAccount = (password: string): Promise<void> =>
  call("DELETE", "/api/account", { password });

/** The text of an error. */
export function accountProblem(error: unknown): string {
  const code = error instanceof ApiError ? error.code.replaceAll("_", "-") : "";
  if (code === "account-closed" && error instanceof ApiError)
    return `${t("account-refused-account-closed")} ${error.faults[0] ?? ""}`;
  if (code === "invalid-body") return t("account-refused-name-refused");
  return maybe(`account-refused-${code}`) ?? problem(error);
}
