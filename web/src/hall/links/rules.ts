/** The rules of the games, loaded when a page of a hall is idle. */

import { loadFrom, type Rules } from "../../../packages/rules/src/rules";
import { loadRules } from "../../app/shared/declarations.svelte";
import { transport } from "../../app/transport";

/** The address of the module; empty in a page that was built without it. */
const MODULE: string = import.meta.env["VITE_RULES"] ?? "";
/** Where the browser stores that the page was loaded anew because of other rules. */
const RELOADED = "rosespring-rules-reloaded";

let loading: Promise<Rules | null> | null = null;

/** The module; null if there is none. After a failure the next call loads it again. */
function load(): Promise<Rules | null> {
  if (MODULE === "" || !transport.file) return Promise.resolve(null);
  loading ??= transport.file(MODULE).then(loadFrom);
  return loading.catch(() => {
    loading = null;
    return null;
  });
}

/**
 * The rules of a table, if this page has those of the server and there is a connection. A page that
 * is older than the server is loaded anew, once.
 */
export async function rulesFor(name: string): Promise<Rules | null> {
  const rules = await load();
  const declared = await loadRules().catch(() => null);
  if (!rules || !declared) return null;
  const preset = name.split("~")[0];
  const [ours, theirs] = [rules.presets(), declared].map((presets) =>
    presets.find((one) => one.name === preset),
  );
  if (ours && ours.fingerprint === theirs?.fingerprint) return rules;
  const other = theirs?.fingerprint ?? "";
  if (other !== "" && sessionStorage.getItem(RELOADED) !== other) {
    sessionStorage.setItem(RELOADED, other);
    location.reload();
  }
  return null;
}
