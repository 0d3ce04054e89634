/**
 * The key with which the devices of a person seal things for each other. It passes from device to
 * device in the part of a link after `#`, which no server receives.
 */

import { bytesOf, textOf } from "../../app/shared/base64";
import { hex } from "../../dice/check";

/** The key of this browser. */
export interface DeviceKey {
  /** The id of the person. */
  person: string;
  /** 32 random bytes, as base64url. */
  key: string;
  /** The id that this browser made for itself, 16 hexadecimal digits. */
  device: string;
}

const NAME = "rosespring-devices";
const KEYS = "keys";
const OWN = "own";
const KEY_BYTES = 32;

const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));

/** Does one thing with the stored key, which is there for all tabs of the browser. */
async function within<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(KEYS);
  };
  const database = await result(opening);
  try {
    return await result(act(database.transaction(KEYS, mode).objectStore(KEYS)));
  } finally {
    database.close();
  }
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** The key of this browser; null if its person has joined no other device. */
export const ownKey = async (): Promise<DeviceKey | null> =>
  (await within<DeviceKey | undefined>("readonly", (store) => store.get(OWN))) ?? null;

/** The key of a person at this browser, which is made if there is none. */
export async function makeKey(person: string): Promise<DeviceKey> {
  const own = await ownKey();
  return own?.person === person ? own : takeKey(person, textOf(random(KEY_BYTES).buffer));
}

/** Takes the key that another device of the person brought. */
export async function takeKey(person: string, key: string): Promise<DeviceKey> {
  if (bytesOf(key).length !== KEY_BYTES) throw new Error("the key of a device has 32 bytes");
  const device = (await ownKey())?.device ?? hex(random(8));
  const own = { person, key, device };
  await within("readwrite", (store) => store.put(own, OWN));
  return own;
}

/**
 * Forgets the key once a request has made this browser that of another person: the devices of the
 * first one must not open what the second one seals.
 */
export async function asAnother<T>(request: Promise<T>): Promise<T> {
  const answer = await request;
  await within("readwrite", (store) => store.delete(OWN)).catch(() => undefined);
  return answer;
}
