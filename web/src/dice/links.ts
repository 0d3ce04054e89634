/**
 * Checks the dice of a record that both players and the server threw together, by
 * docs/dice.md.
 */

import {
  contextOf,
  diceOfLinks,
  LINKS,
  mayReplace,
  type Party,
  partyAt,
  type ReplaceLimit,
  renewed,
  type Triple,
  walk,
} from "./chain";
import { type Dice, type DiceRecord, throwsOf } from "./record";

/** The result of the check of a record with links. */
export type LinksVerdict =
  /** Every link leads to its commitment, and every throw follows from its links. */
  | { kind: "three"; throws: number; replaced: number; committed: Committed[] }
  /** A line is malformed, or does not belong where it is; lines are counted from 1. */
  | { kind: "line"; line: number }
  /** A link does not lead to what was committed; throws are counted from 1. */
  | { kind: "link"; game: number; throw: number }
  /** A game has more throws than links, or fewer. */
  | { kind: "count"; game: number }
  | { kind: "three-throw"; game: number; throw: number; expected: Dice; found: Dice };

/** What a party committed to in a record. */
export interface Committed {
  /** The game, from 1. */
  game: number;
  context: string;
  party: Party;
  commitment: string;
}

/** A game of the record, as far as its lines were read. */
interface Game {
  context: string;
  /** The context of the current chains; null until somebody has committed. */
  current: string | null;
  opened: { index: number; link: string }[];
  committed: Omit<Committed, "game">[];
  /** The throws that White and Black skipped by replacing a chain in this game. */
  skipped: [number[], number[]];
  first: number;
  next: number;
  dice: Dice[];
}

const VALUE = "[0-9a-f]{64}";
const MATCH = /^match ([0-9a-f]{32}) ([0-9a-f]{16}) ([0-9a-f]{32}) ([0-9a-f]{32})$/;
const TRIPLE = new RegExp(`^(commit|open) (${VALUE}) (${VALUE}) (${VALUE})$`);
const REPLACE = new RegExp(`^replace (white|black) (${VALUE})$`);
/** The second line of a game with days. */
const LIMIT = /^replacements ([13])$/;

/** The commitments of each game, in the order White, Black, server. */
export function commitmentsOf({ links }: DiceRecord): Triple[] {
  return links.flatMap((line) => {
    const [, kind, ...values] = TRIPLE.exec(line) ?? [];
    return kind === "commit" ? [values as Triple] : [];
  });
}

/** Checks every link of a record and compares every throw; reports the first difference. */
export async function checkLinks(record: DiceRecord): Promise<LinksVerdict> {
  const [head = "", ...lines] = record.links;
  const ids = MATCH.exec(head)?.slice(1);
  if (!ids || record.commitment !== null || record.seed !== null) return { kind: "line", line: 1 };
  const games: Game[] = [];
  let replaced = 0;
  let limit: ReplaceLimit = 1;
  for (const [at, text] of lines.entries()) {
    const bad: LinksVerdict = { kind: "line", line: at + 2 };
    if (at === 0 && LIMIT.test(text)) {
      if (text.endsWith("3")) limit = 3;
      continue;
    }
    if (text === `game ${games.length + 1}`) {
      games.push(begin(await contextOf(ids, games.length + 1)));
      continue;
    }
    const game = games.at(-1);
    const [, kind, ...values] = TRIPLE.exec(text) ?? [];
    if (!game) return bad;
    if (kind === "commit") {
      if (!(await commit(game, values as Triple))) return bad;
    } else if (kind === "open") {
      if (game.current === null || isUsedUp(game)) return bad;
      if (!(await open(game, game.current, values as Triple)))
        return { kind: "link", game: games.length, throw: game.dice.length + 1 };
    } else {
      if (!replace(game, text, limit)) return bad;
      replaced++;
    }
  }
  return compare(record, games, replaced);
}

const begin = (context: string): Game => ({
  context,
  current: null,
  opened: [],
  committed: [],
  skipped: [[], []],
  first: 0,
  next: 0,
  dice: [],
});

const isUsedUp = ({ next, first }: Game) => next - first >= LINKS;

async function commit(game: Game, values: Triple): Promise<boolean> {
  if (game.current !== null && !isUsedUp(game)) return false;
  game.first = game.next;
  game.current = game.current === null ? game.context : await renewed(game.context, game.first);
  game.opened = values.map((link) => ({ index: 0, link }));
  for (const [place, commitment] of values.entries()) note(game, place, commitment);
  return true;
}

function note(game: Game, place: number, commitment: string): void {
  const { committed, current } = game;
  if (current === null) return;
  committed.push({ context: current, party: partyOf(game, place), commitment });
}

/** The party of a place: a replaced chain ends with the others, when all commit anew. */
const partyOf = ({ skipped, first }: Game, place: number): Party =>
  partyAt(
    place,
    skipped.map((throws) => throws.filter((number) => number >= first).length),
  );

async function open(game: Game, context: string, links: Triple): Promise<boolean> {
  const index = game.next - game.first + 1;
  for (const [place, link] of links.entries()) {
    const known = game.opened[place];
    const party = partyOf(game, place);
    if (!known || (await walk(context, party, link, index, known.index)) !== known.link)
      return false;
    game.opened[place] = { index, link };
  }
  game.dice.push(await diceOfLinks(context, game.next, links));
  game.next++;
  return true;
}

function replace(game: Game, text: string, limit: ReplaceLimit): boolean {
  const [, side, link] = REPLACE.exec(text) ?? [];
  const place = side === "white" ? 0 : 1;
  const skipped = game.skipped[place];
  if (link === undefined || game.current === null || isUsedUp(game)) return false;
  if (!mayReplace(limit, skipped, game.next)) return false;
  skipped.push(game.next);
  game.opened[place] = { index: 0, link };
  note(game, place, link);
  game.next++;
  return true;
}

function compare(record: DiceRecord, games: Game[], replaced: number): LinksVerdict {
  const thrown = throwsOf(record);
  let throws = 0;
  for (let at = 0; at < Math.max(thrown.length, games.length); at++) {
    const [found = [], dice = []] = [thrown[at], games[at]?.dice];
    if (found.length !== dice.length) return { kind: "count", game: at + 1 };
    for (const [index, expected] of dice.entries()) {
      const said = found[index] ?? expected;
      if (said[0] !== expected[0] || said[1] !== expected[1])
        return { kind: "three-throw", game: at + 1, throw: index + 1, expected, found: said };
      throws++;
    }
  }
  const committed = games.flatMap((one, at) =>
    one.committed.map((party) => ({ game: at + 1, ...party })),
  );
  return { kind: "three", throws, replaced, committed };
}
