/** The parts of the page that the navigation names, in order. */

import type { Icon } from "../controls/icons";
import { page } from "../roles";
import { own } from "../transport";

interface Part {
  /** The page to which the navigation leads. */
  path: string;
  text:
    | "play-nav-play"
    | "play-nav-learn"
    | "play-nav-puzzles"
    | "play-nav-study"
    | "play-nav-people"
    | "play-nav-you";
  icon: Icon;
  /** How the paths of its other pages begin. */
  others: string[];
  /** Whether the bar of a phone leaves it out: the last part stands for it there. */
  isWide?: boolean;
}

const hasOwn = own !== "nobody";

const PARTS: Part[] = [
  { path: "/", text: "play-nav-play", icon: "play", others: ["/new", "/join"] },
  ...(hasOwn
    ? ([
        { path: "/learn", text: "play-nav-learn", icon: "learn", others: ["/rules"] },
        { path: "/puzzles", text: "play-nav-puzzles", icon: "puzzles", others: [] },
      ] satisfies Part[])
    : []),
  {
    path: "/study",
    text: "play-nav-study",
    icon: "study",
    others: ["/analysis", "/analyse", "/openings", "/editor", "/dice"],
  },
  ...(page.hasHall
    ? ([
        {
          path: "/people",
          text: "play-nav-people",
          icon: "people",
          others: ["/tournaments", "/tournament", "/player", "/moderation"],
          isWide: hasOwn,
        },
      ] satisfies Part[])
    : []),
  {
    path: "/you",
    text: "play-nav-you",
    icon: "you",
    others: ["/games", "/statistics", "/companion", "/account"],
  },
];

/** The parts that a bar shows. */
export const partsOf = (bar: "wide" | "phone"): Part[] =>
  PARTS.filter((part) => bar === "wide" || part.isWide !== true);

/** The part of a bar in which a path is; null if there is none. */
export function partAt(at: string, bar: "wide" | "phone"): Part | null {
  const found = PARTS.find(({ path, others }) => {
    const starts = path === "/" ? others : [path, ...others];
    return (path === "/" && at === "/") || starts.some((one) => `${at}/`.startsWith(`${one}/`));
  });
  return bar === "phone" && found?.isWide === true ? (PARTS.at(-1) ?? null) : (found ?? null);
}
