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
  /** Where it is left out: of the bar of a phone, or beside the name of a wide page. */
  isOnly?: "wide" | "phone";
}

const hasOwn = own !== "nobody";

export const PARTS: Part[] = [
  { path: "/", text: "play-nav-play", icon: "play", others: ["/new"] },
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
    others: ["/analysis", "/analyse", "/editor", "/dice"],
  },
  ...(page.hasHall
    ? ([
        {
          path: "/people",
          text: "play-nav-people",
          icon: "people",
          others: ["/tournaments", "/tournament", "/player", "/moderation", "/join"],
          isOnly: hasOwn ? "wide" : undefined,
        },
      ] as Part[])
    : []),
  {
    path: "/you",
    text: "play-nav-you",
    icon: "you",
    others: ["/games", "/statistics", "/companion", "/account"],
  },
];

/** Whether a path is within a part. */
export function isIn({ path, others }: Part, at: string): boolean {
  if (path === "/" && at === "/") return true;
  return [...(path === "/" ? [] : [path]), ...others].some((one) => `${at}/`.startsWith(`${one}/`));
}
