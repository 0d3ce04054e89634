/** The pages and their addresses. Only the table page is part of the first load. */

import type { Component } from "svelte";
import type { Feature } from "./app/host";
import { inHall } from "./app/shared/hall";
import TablePage from "./app/table/TablePage.svelte";
import { transport } from "./app/transport";
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
  /** The texts it needs in addition to those of every page. */
  areas: Area[];
  load: () => Promise<{ default: PageView | PlainPage }>;
  /** The feature of the host without which there is no such page. */
  needs?: Feature;
  /** Its component, if it is part of the first load. */
  first?: PageView;
}

/** The pages of every server. */
const COMMON: Page[] = [
  {
    path: /^\/table\/([^/]+)\/?$/,
    areas: [],
    first: TablePage,
    load: () => Promise.resolve({ default: TablePage }),
  },
  {
    path: /^\/dice(?:\/([^/]+))?\/?$/,
    areas: ["play-pages", "dice"],
    load: () => import("./dice/DicePage.svelte"),
  },
  {
    path: /^\/rules\/([^/]+)\/?$/,
    areas: ["play-pages", "learn"],
    load: () => import("./learn/RulesPage.svelte"),
  },
];

/** The pages of a hall, in which nobody is advised. */
const HALL: Page[] = [
  ...COMMON,
  {
    path: /^\/$/,
    areas: ["play-pages", "hall", "lobby", "tournament"],
    load: () => import("./hall/HallPage.svelte"),
  },
  {
    path: /^\/join\/([^/]+)\/?$/,
    areas: ["play-pages", "hall", "lobby"],
    load: () => import("./hall/JoinPage.svelte"),
  },
  {
    path: /^\/device\/?$/,
    areas: ["play-pages", "hall", "lobby"],
    load: () => import("./hall/devices/DevicePage.svelte"),
  },
  {
    path: /^\/tournaments\/?$/,
    areas: ["play-pages", "hall", "lobby", "tournament"],
    load: () => import("./tournaments/TournamentsPage.svelte"),
  },
  {
    path: /^\/tournament\/([^/]+)\/?$/,
    areas: ["play-pages", "hall", "lobby", "tournament"],
    load: () => import("./tournaments/TournamentPage.svelte"),
  },
  {
    path: /^\/account\/?$/,
    areas: ["play-pages", "account"],
    load: () => import("./people/AccountPage.svelte"),
  },
  {
    path: /^\/player\/([^/]+)\/?$/,
    areas: ["play-pages", "account", "lobby", "people"],
    load: () => import("./people/ProfilePage.svelte"),
  },
  {
    path: /^\/moderation(?:\/([^/]+))?\/?$/,
    areas: ["play-pages", "hall", "moderation"],
    load: () => import("./moderation/ModerationPage.svelte"),
  },
  {
    path: /^\/analysis\/([^/]+)\/?$/,
    areas: ["play-pages", "analysis"],
    load: () => import("./analysis/AnalysisPage.svelte"),
  },
];

/** The pages for the player of this machine. */
const LOCAL: Page[] = [
  ...COMMON,
  { path: /^\/$/, areas: ["play-pages"], load: () => import("./lobby/Lobby.svelte") },
  {
    path: /^\/learn\/?$/,
    areas: ["play-pages", "learn"],
    load: () => import("./learn/LearnPage.svelte"),
  },
  {
    path: /^\/learn\/([^/]+)\/?$/,
    areas: ["play-pages", "learn"],
    load: () => import("./learn/LessonPage.svelte"),
  },
  {
    path: /^\/companion\/?$/,
    areas: ["play-pages", "companion"],
    load: () => import("./companion/CompanionPage.svelte"),
  },
  {
    path: /^\/puzzles\/?$/,
    needs: "puzzles",
    areas: ["play-pages", "puzzles"],
    load: () => import("./puzzles/PuzzlesPage.svelte"),
  },
  {
    path: /^\/puzzles\/([^/]+)\/?$/,
    needs: "puzzles",
    areas: ["play-pages", "puzzles"],
    load: () => import("./puzzles/PuzzlePage.svelte"),
  },
  {
    path: /^\/statistics\/?$/,
    needs: "statistics",
    areas: ["play-pages", "statistics"],
    load: () => import("./statistics/StatisticsPage.svelte"),
  },
  {
    path: /^\/analysis\/?$/,
    needs: "analysis",
    areas: ["play-pages", "analysis", "formats"],
    load: () => import("./analysis/AnalysesPage.svelte"),
  },
  {
    path: /^\/analysis\/([^/]+)\/?$/,
    needs: "analysis",
    areas: ["play-pages", "analysis"],
    load: () => import("./analysis/AnalysisPage.svelte"),
  },
  {
    path: /^\/analyse\/([^/]+)\/?$/,
    needs: "analysis",
    areas: ["play-pages", "analysis"],
    load: () => import("./analysis/AnalyseTable.svelte"),
  },
  {
    path: /^\/editor\/?$/,
    needs: "editor",
    areas: ["play-pages", "editor", "formats", "imports", "analysis"],
    load: () => import("./editor/EditorPage.svelte"),
  },
];

/** The page at an address that has none. */
export const UNKNOWN: Page = {
  path: /^/,
  areas: ["play-pages"],
  load: () => import("./app/shell/UnknownPage.svelte"),
};

/** A page with the `id` of an address. */
export interface PageMatch extends PageProps {
  page: Page;
}

/** The page at an address; null if there is none. */
export function pageAt(path: string): PageMatch | null {
  for (const page of inHall ? HALL : LOCAL) {
    const match = page.path.exec(path);
    if (match && (page.needs === undefined || transport.has(page.needs))) {
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
