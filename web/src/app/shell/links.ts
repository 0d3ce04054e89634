/** The pages of the navigation, in order. */

import { inHall } from "../shared/hall";

const ALL = [
  { path: "/", text: "play-nav-play" },
  { path: "/learn", text: "play-nav-learn" },
  { path: "/puzzles", text: "play-nav-puzzles" },
  { path: "/analysis", text: "play-nav-analysis" },
  { path: "/editor", text: "play-nav-editor" },
  { path: "/companion", text: "play-nav-companion" },
  { path: "/statistics", text: "play-nav-statistics" },
  { path: "/dice", text: "play-nav-dice" },
] as const;

/** Those of this server: in a hall nobody is advised. */
export const LINKS = ALL.filter(({ path }) => !inHall || path === "/");
