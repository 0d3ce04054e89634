/**
 * Where the board of a table stands in the window. The first board is drawn there before the page
 * has loaded; the page remembers the place for the next time.
 */

import type { Trays } from "../../board/first";

const KEY = "rosespring.room";
/** Distances from the left, upper, right and lower edge of the window, in pixels. */
export type Insets = [left: number, top: number, right: number, bottom: number];

/** What the first board needs that follows from neither the table nor the settings. */
export interface Room {
  insets: Insets;
  /** The words on the trays, in the language of the page. */
  words: Trays;
}

/** Where the board stands in each kind of window, unless the page has shown it elsewhere. */
const USUAL = {
  low: [6, 6, 252, 6],
  phone: [5, 52, 5, 152],
  tablet: [22, 67, 16, 171],
  wide: [22, 67, 16, 110],
  desk: [22, 67, 388, 110],
  large: [22, 67, 388, 76],
} satisfies Record<string, Insets>;

/** The kind of a window, by the limits in the styles of the page. */
function kindOf(width: number, height: number): keyof typeof USUAL {
  if (height <= 520 && width > height) return "low";
  if (width <= 760) return "phone";
  if (width <= 820) return "tablet";
  if (width < 1280) return "wide";
  return width < 1400 ? "desk" : "large";
}

/** Reads what the browser has stored; null if that is nothing. */
export function stored<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as T | null;
  } catch {
    return null;
  }
}

interface Rooms {
  /** By the kind of window. */
  insets: Partial<Record<string, Insets>>;
  words: Trays;
}

/** The room of the board in a window. */
export function roomIn(width: number, height: number): Room {
  const rooms = stored<Rooms>(KEY);
  const kind = kindOf(width, height);
  return {
    insets: rooms?.insets[kind] ?? USUAL[kind],
    words: rooms?.words ?? { off: "", hand: "" },
  };
}

/** Remembers where the board stands now, with the words on it. */
export function keepRoom(board: Element, words: Trays): void {
  const { left, top, right, bottom } = board.getBoundingClientRect();
  const insets: Insets = [left, top, innerWidth - right, innerHeight - bottom];
  const kept = { ...stored<Rooms>(KEY)?.insets, [kindOf(innerWidth, innerHeight)]: insets };
  const rooms: Rooms = { insets: kept, words };
  try {
    localStorage.setItem(KEY, JSON.stringify(rooms));
  } catch {
    // Without storage the board is drawn where it usually stands.
  }
}
