/** The pages of the navigation, in order. */

import type { Feature } from "../host";
import { inHall } from "../shared/hall";
import { transport } from "../transport";

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

/** The pages of a hall. Those that it alone has are of no use elsewhere. */
const HALL: string[] = ["/", "/tournaments", "/account"];

/** Those that the host has; in a hall nobody is advised. */
export const LINKS = ALL.filter((link) => {
  const isThere = !("needs" in link) || transport.has(link.needs);
  return (
    isThere && (inHall ? HALL.includes(link.path) : link.path === "/" || !HALL.includes(link.path))
  );
});
