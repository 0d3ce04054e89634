/** The secret of a page: the values of its chain. */

import { earlier, LINKS, type Party } from "../../dice/chain";
import { bytes, hex, sha256 } from "../../dice/check";

/** All values of the chain that ends with `last`; the first is the commitment. */
export async function chainOf(context: string, party: Party, last: string): Promise<string[]> {
  const start = bytes(context);
  let value = bytes(last);
  const values = [last];
  for (let index = LINKS; index > 0; index--) {
    value = await earlier(start, party, index, value);
    values.push(hex(value));
  }
  return values.reverse();
}

/** A random value of 32 bytes. */
export const randomValue = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));

/** The SHA-256 of a text, as hexadecimal digits. */
export const hashOf = async (text: string): Promise<string> =>
  hex(await sha256(new TextEncoder().encode(text)));
