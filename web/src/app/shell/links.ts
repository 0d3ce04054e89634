/** The pages of the navigation, in order. */

import type { Feature } from "../host";
import { page } from "../roles";
import { own, transport } from "../transport";

const ALL = [
  { path: "/", text: "play-nav-play" },
  { path: "/learn", text: "play-nav-learn" },
  { path: "/puzzles", text: "play-nav-puzzles", needs: "puzzles" },
  { path: "/analysis", text: "play-nav-analysis", needs: "analysis" },
  { path: "/editor", text: "play-nav-editor", needs: "editor" },
  { path: "/companion", text: "play-nav-companion" },
  { path: "/statistics", text: "play-nav-statistics", needs: "statistics" },
  { path: "/dice", text: "play-nav-dice" },
  { path: "/tournaments", text: "play-nav-tournaments" },
  { path: "/account", text: "play-nav-account" },
] as const satisfies { path: string; text: string; needs?: Feature }[];

/** The pages of a hall, which are of no use elsewhere. */
const PEOPLE: string[] = ["/tournaments", "/account"];

/** Those that the host has. */
export const LINKS = ALL.filter((link) => {
  if (PEOPLE.includes(link.path)) return page.hasHall;
  if (link.path === "/" || link.path === "/dice") return true;
  return own !== "nobody" && (!("needs" in link) || transport.has(link.needs));
});
