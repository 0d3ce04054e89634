/** What one device of a person seals for the others: AES-GCM under the key that they share. */

import { bytesOf, textOf } from "../../app/shared/base64";
import type { OwnChain } from "../../dice/keeper";

/** Bytes before the sealed ones, which differ each time. */
const NONCE_BYTES = 12;
const VERSION = 1;

const text = new TextEncoder();

const keyOf = (key: string, use: KeyUsage): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", bytesOf(key), "AES-GCM", false, [use]);

/** What is sealed is for one table alone: the server cannot show it at another one. */
const parameters = (table: string, iv: Uint8Array<ArrayBuffer>): AesGcmParams => ({
  name: "AES-GCM",
  iv,
  additionalData: text.encode(`rosespring-sealed-v${VERSION} ${table}`),
});

/**
 * Seals a chain with what was seen of its game. Of a fault its kind goes along: the evidence stays
 * where it was found.
 */
export async function seal(key: string, chain: OwnChain): Promise<string> {
  const { fault } = chain;
  const kind = fault === null || typeof fault === "string" ? fault : fault.kind;
  const plain = text.encode(JSON.stringify({ ...chain, fault: kind }));
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const sealing = await keyOf(key, "encrypt");
  const sealed = await crypto.subtle.encrypt(parameters(chain.table, nonce), sealing, plain);
  return textOf(Uint8Array.from([...nonce, ...new Uint8Array(sealed)]).buffer);
}

/** The chain that another device sealed for a table; null if it was sealed with another key. */
export async function unseal(key: string, table: string, sealed: string): Promise<OwnChain | null> {
  try {
    const whole = bytesOf(sealed);
    const opening = await keyOf(key, "decrypt");
    const parts = parameters(table, whole.slice(0, NONCE_BYTES));
    const plain = await crypto.subtle.decrypt(parts, opening, whole.slice(NONCE_BYTES));
    return JSON.parse(new TextDecoder().decode(plain));
  } catch {
    return null;
  }
}
