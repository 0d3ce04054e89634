/** The faults of a position, in the language of the page. */

import { maybe } from "../i18n/messages.svelte";
import type { FaultView } from "../wire";

/** A fault as a sentence; the server's text if the page has none. */
export function faultText(fault: FaultView): string {
  const { side, point, black_point: black, men, most } = fault;
  const values = {
    side: side ?? "",
    point: point ?? 0,
    black: black ?? 0,
    men: men ?? 0,
    most: most ?? 0,
  };
  return maybe(`editor-fault-${fault.code}`, values) ?? fault.message;
}
