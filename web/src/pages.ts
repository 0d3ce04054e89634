/** The pages and their addresses. Only the table page is part of the first load. */

import type { Component } from "svelte";
import type { Feature } from "./app/host";
import { page, type Role } from "./app/roles";
import TablePage from "./app/table/TablePage.svelte";
import { own, transport } from "./app/transport";
import type { Area } from "./i18n/messages.svelte";

/** The properties of every page. */
export interface PageProps {
  /** The last part of its address, decoded; empty if it has none. */
  id: string;
}

export type PageView = Component<PageProps>;

/** A page whose address has no `id`; it ignores the property. */
type PlainPage = Component<Record<string, never>>;

interface Page {
  /** The pattern of its address; a group in it is the `id`. */
  path: RegExp;
  /** Who must be there for it: the own games, or a hall with people. One of both is enough for `any`. */
  role: Role | "any";
  /** The texts it needs in addition to those of every page. */
  areas: Area[];
  load: () => Promise<{ default: PageView | PlainPage }>;
  /** The feature of the host without which there is no such page. */
  needs?: Feature;
  /** Its component, if it is part of the first load. */
  first?: PageView;
}

/** All pages. */
const PAGES: Page[] = [
  {
    path: /^\/$/,
    role: "any",
    areas: page.hasHall
      ? ["play-pages", "home", "picker", "hall", "lobby"]
      : ["play-pages", "home", "picker"],
    load: () => import("./home/Home.svelte"),
  },
  {
    path: /^\/(study|you)\/?$/,
    role: "any",
    areas: ["play-pages", "home"],
    load: () => import("./home/HubPage.svelte"),
  },
  {
    path: /^\/about\/?$/,
    role: "any",
    areas: ["play-pages", "about"],
    load: () => import("./about/AboutPage.svelte"),
  },
  {
    path: /^\/(new|games)\/?$/,
    role: "own",
    areas: ["play-pages", "picker"],
    load: () => import("./lobby/Lobby.svelte"),
  },
  {
    path: /^\/people\/?$/,
    role: "people",
    areas: ["play-pages", "picker", "hall", "lobby", "tournament", "join"],
    load: () => import("./hall/HallPage.svelte"),
  },
  {
    path: /^\/table\/([^/]+)\/?$/,
    role: "any",
    areas: [],
    first: TablePage,
    load: () => Promise.resolve({ default: TablePage }),
  },
  {
    path: /^\/dice(?:\/([^/]+))?\/?$/,
    role: "any",
    areas: ["play-pages", "dice"],
    load: () => import("./dice/DicePage.svelte"),
  },
  {
    path: /^\/rules\/([^/]+)\/?$/,
    role: "any",
    areas: ["play-pages", "learn"],
    load: () => import("./learn/RulesPage.svelte"),
  },
  {
    path: /^\/learn\/?$/,
    role: "own",
    areas: ["play-pages", "learn"],
    load: () => import("./learn/LearnPage.svelte"),
  },
  {
    path: /^\/learn\/([^/]+)\/?$/,
    role: "own",
    areas: ["play-pages", "learn"],
    load: () => import("./learn/LessonPage.svelte"),
  },
  {
    path: /^\/learn\/([^/]+)\/course\/?$/,
    role: "own",
    areas: ["play-pages", "learn", "course"],
    load: () => import("./learn/CoursePage.svelte"),
  },
  {
    path: /^\/companion\/?$/,
    role: "own",
    areas: ["play-pages", "picker", "companion", "play-settings"],
    load: () => import("./companion/CompanionPage.svelte"),
  },
  {
    path: /^\/puzzles\/?$/,
    role: "own",
    needs: "puzzles",
    areas: ["play-pages", "puzzles"],
    load: () => import("./puzzles/PuzzlesPage.svelte"),
  },
  {
    path: /^\/puzzles\/([^/]+)\/?$/,
    role: "own",
    needs: "puzzles",
    areas: ["play-pages", "puzzles"],
    load: () => import("./puzzles/PuzzlePage.svelte"),
  },
  {
    path: /^\/openings(?:\/(.+?))?\/?$/,
    role: "any",
    areas: ["play-pages", "openings", "analysis"],
    load: () => import("./openings/OpeningsPage.svelte"),
  },
  {
    path: /^\/statistics\/?$/,
    role: "own",
    needs: "statistics",
    areas: ["play-pages", "statistics"],
    load: () => import("./statistics/StatisticsPage.svelte"),
  },
  {
    path: /^\/analysis\/?$/,
    role: "own",
    needs: "analysis",
    areas: ["play-pages", "analysis", "formats"],
    load: () => import("./analysis/AnalysesPage.svelte"),
  },
  {
    path: /^\/analysis\/([^/]+)\/?$/,
    role: "any",
    needs: "analysis",
    areas: ["play-pages", "analysis"],
    load: () => import("./analysis/AnalysisPage.svelte"),
  },
  {
    path: /^\/analyse\/([^/]+)\/?$/,
    role: "own",
    needs: "analysis",
    areas: ["play-pages", "analysis"],
    load: () => import("./analysis/AnalyseTable.svelte"),
  },
  {
    path: /^\/editor\/?$/,
    role: "own",
    needs: "editor",
    areas: ["play-pages", "editor", "formats", "imports", "analysis"],
    load: () => import("./editor/EditorPage.svelte"),
  },
  {
    path: /^\/join\/([^/]+)\/?$/,
    role: "people",
    areas: ["play-pages", "hall", "lobby", "join"],
    load: () => import("./hall/JoinPage.svelte"),
  },
  {
    path: /^\/device\/?$/,
    role: "people",
    areas: ["play-pages", "hall", "lobby"],
    load: () => import("./hall/devices/DevicePage.svelte"),
  },
  {
    path: /^\/tournaments\/?$/,
    role: "people",
    areas: ["play-pages", "picker", "hall", "lobby", "tournament"],
    load: () => import("./tournaments/TournamentsPage.svelte"),
  },
  {
    path: /^\/tournament\/([^/]+)\/?$/,
    role: "people",
    areas: ["play-pages", "hall", "lobby", "tournament"],
    load: () => import("./tournaments/TournamentPage.svelte"),
  },
  {
    path: /^\/account\/?$/,
    role: "people",
    areas: ["play-pages", "account"],
    load: () => import("./people/AccountPage.svelte"),
  },
  {
    path: /^\/player\/([^/]+)\/?$/,
    role: "people",
    areas: ["play-pages", "account", "hall", "lobby", "people"],
    load: () => import("./people/ProfilePage.svelte"),
  },
  {
    path: /^\/moderation(?:\/([^/]+))?\/?$/,
    role: "people",
    areas: ["play-pages", "hall", "moderation"],
    load: () => import("./moderation/ModerationPage.svelte"),
  },
];

/** The page at an address that has none. */
export const UNKNOWN: Page = {
  path: /^/,
  role: "any",
  areas: ["play-pages"],
  load: () => import("./app/shell/UnknownPage.svelte"),
};

/** A page with the `id` of an address. */
export interface PageMatch extends PageProps {
  page: Page;
}

/** Whether this host has a page. */
function isHere({ role, needs }: Page): boolean {
  const hasRole = role === "any" || (role === "own" ? own !== "nobody" : page.hasHall);
  return hasRole && (needs === undefined || transport.has(needs));
}

/** The page at an address; null if there is none. */
export function pageAt(path: string): PageMatch | null {
  for (const page of PAGES) {
    const match = page.path.exec(path);
    if (match && isHere(page)) {
      const id = decodeId(match[1] ?? "");
      return id === null ? null : { page, id };
    }
  }
  return null;
}

function decodeId(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** Loads the component of a page. */
export async function viewOf(page: Page): Promise<PageView> {
  return (await page.load()).default as PageView;
}
