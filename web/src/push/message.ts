/** What the service worker of a hall needs of a message, and what the page leaves for it. */

/** The name of the cache in which the page leaves the texts. */
export const CACHE = "push-rosespring";
/** The address under which they are in it. */
export const TEXTS = "/push-texts";

/** The kinds of messages. */
export const KINDS = [
  "turn",
  "late",
  "begun",
  "challenge",
  "rematch",
  "round",
  "warning",
  "silence",
] as const;
export type Kind = (typeof KINDS)[number];

/** The texts of notifications, in the language last used. They name nobody. */
export interface PushTexts {
  language: string;
  dir: "ltr" | "rtl";
  title: string;
  kinds: Record<Kind, string>;
}

/** For a browser whose texts are lost. */
const FALLBACK: PushTexts = {
  language: "en",
  dir: "ltr",
  title: "Rosespring",
  kinds: {
    turn: "It is your turn.",
    late: "Your time ends within a day.",
    begun: "Your game begins.",
    challenge: "Somebody challenges you.",
    rematch: "Your opponent wants a rematch.",
    round: "Your tournament game begins.",
    warning: "A moderator has written to you.",
    silence: "A moderator has written to you.",
  },
};

/** A message of the hall. */
export interface PushMessage {
  kind: Kind;
  /** The path of the page to open. */
  path: string;
}

/** Reads a message; one that cannot be read leads to the start of the hall. */
export function readMessage(text: string): PushMessage {
  const plain: PushMessage = { kind: "turn", path: "/" };
  try {
    const read = JSON.parse(text) as Partial<PushMessage> | null;
    const kind = KINDS.find((one) => one === read?.kind);
    const path = read?.path;
    // A path of this host, and no address of another one.
    const isPath = typeof path === "string" && /^\/(?![/\\])/.test(path);
    return kind && isPath ? { kind, path } : plain;
  } catch {
    return plain;
  }
}

/** Reads the texts that the page left. */
export function readTexts(text: string | null): PushTexts {
  try {
    const read = JSON.parse(text ?? "") as Partial<PushTexts> | null;
    const kinds = { ...FALLBACK.kinds, ...read?.kinds };
    return { ...FALLBACK, ...read, kinds };
  } catch {
    return FALLBACK;
  }
}
