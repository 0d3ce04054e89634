/** The link with which another device of a person joins. */

/** What such a link holds, after `#`, where no server sees it. */
export interface DeviceLink {
  person: string;
  code: string;
  key: string;
}

/** The part of an address with a link. */
export const linkHash = ({ person, code, key }: DeviceLink): string =>
  `#${[person, code, key].join(".")}`;

/** Reads that part; null if it is not whole. */
export function readHash(hash: string): DeviceLink | null {
  const parts = /^#([\w-]+)\.([\w-]+)\.([\w-]{43})$/.exec(hash);
  const [, person = "", code = "", key = ""] = parts ?? [];
  return parts ? { person, code, key } : null;
}
