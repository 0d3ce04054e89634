/**
 * Every text of the page. A language is one object of this shape; the page asks for nothing else.
 */

import type { ResultView, Seat } from "../wire";

const names = ["", "Aces", "Twos", "Threes", "Fours", "Fives", "Sixes"];
const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const list = (parts: string[]) => parts.join(", ");

/** `5×2, 6×4`: groups of equal numbers. */
function groups(all: number[][]): string {
  return list(all.map((group) => `${group[0] ?? 0}×${group.length}`));
}

const toName = (name: string) => (name === "You" ? "you" : name);

/** A sentence about someone; the person alone at the screen is addressed. */
const does = (name: string, verb: string, yours: string) =>
  name === "You" ? `You ${yours}` : `${name} ${verb}`;

const results: Record<string, string> = {
  single: "Single game",
  double: "Double game",
  triple: "Triple game",
  capote: "Capote",
};

export const en = {
  appName: "Rosespring",
  tagline: "Gul bara, Gioul, Tawula and backgammon, at one table.",
  games: {
    "gul-bara": "Gul bara",
    gioul: "Gioul",
    tawula: "Tawula",
    backgammon: "Backgammon",
  } as Record<string, string>,
  gameNotes: {
    "gul-bara":
      "No hitting. Doublets cascade up to the sixes; what you cannot play, the other side plays.",
    gioul: "Contrary ways, no hitting, and doublets cascade from the first throw.",
    tawula: "Thirteen men enter from the hand. Blots are hit, and a late entry costs a capote.",
    backgammon: "The game known everywhere, with hits and four steps for a doublet.",
  } as Record<string, string>,
  seats: { white: "White", black: "Black" } satisfies Record<Seat, string>,
  you: "You",
  personWhite: "White",
  personBlack: "Black",
  computer: "Computer",
  computerAt: (level: number) => `Computer, level ${level}`,

  newGame: "A new game",
  game: "Game",
  ruleSet: "Rules",
  standard: "Standard",
  rulesPage: "Read the rules",
  opponent: "Opponent",
  opponents: { computer: "Computer", friend: "Two people" },
  opponentNotes: { computer: "It taught itself to play", friend: "At this screen" },
  level: "Level",
  levelNames: ["Beginner", "Novice", "Casual", "Club", "Skilled", "Expert", "Master", "Strongest"],
  levelLabel: (level: number, name: string) => `Level ${level}, ${name}`,
  levelElo: (elo: number | null) => {
    if (elo === null) return "not rated yet";
    return elo > 0 ? `about +${Math.round(elo / 10) * 10} over level 1` : "errs often";
  },
  levelEloNote: "Elo, measured in matches to 7",
  yourSide: "Your men",
  sideNotes: { white: "Ivory", black: "Dark rose" },
  matchLength: "Match to",
  matchUnits: (to: number) => (to === 1 ? "1 game" : `${to}`),
  autoForced: "Play forced stages for me",
  autoForcedNote: "A stage with only one play is played at once.",
  start: "Set the board",
  starting: "Setting the board…",
  yourGames: "Your games",
  noGames: "No games yet. The first one you begin will wait here whenever you leave.",
  goOn: "Go on",
  look: "Look",
  remove: "Remove",
  removeAsk: (title: string) => `Remove this game of ${title}? It cannot be brought back.`,
  cancel: "Cancel",
  close: "Close",
  finished: "Finished",
  inPlay: "In play",
  versus: (white: string, black: string) => `${white} – ${black}`,
  matchTo: (to: number) => `to ${to}`,
  loadFailed: "The server does not answer.",
  tryAgain: "Try again",
  tableGone: "This game is not here any more.",
  toLobby: "All games",

  throwDice: "Throw",
  throwFirst: "Throw to begin",
  done: "Done",
  nextGame: "Next game",
  newMatch: "New game",
  undoStep: "Undo",
  undoStage: "Undo stage",
  undoTurn: "Undo turn",
  undoStageShort: "Stage",
  undoTurnShort: "Turn",
  resign: "Resign",
  resignAsk: "Give this game up? It counts as a single game for the other side.",
  resignYes: "Yes, resign",
  showAgain: "Show again",
  skip: "Skip",
  moves: "Moves",
  noMoves: "No moves yet.",
  menu: "Moves and settings",
  settings: "Settings",
  speed: "Speed",
  speeds: { slow: "Slow", normal: "Normal", fast: "Fast", instant: "At once" },
  numbering: "Point numbers",
  numberings: { mover: "Of the one to move", mine: "Always mine" },
  boardShape: "Board",
  boardShapes: { auto: "By screen", wide: "Wide", tall: "Upright" },
  homeLeft: "Home on the left",
  showArrows: "Arrows of the last play",
  showBar: "Evaluation bar",
  keys: "Keys",
  keyList: [
    ["Space", "throw, done"],
    ["Enter", "play from the point in focus, else done"],
    ["Arrows", "from point to point"],
    ["D", "swap the dice"],
    ["U", "undo a step"],
    ["Shift U", "undo a stage"],
    ["H", "show or hide a hint"],
  ] as [string, string][],

  connecting: "Connecting…",
  lost: "Connection lost. The game is safe; trying again…",
  rejected: {
    malformed: "The server did not understand that.",
    wrong_phase: "That is not possible now.",
    illegal_step: "That step is not possible.",
    not_your_seat: "It is not your turn.",
    internal: "The server could not do that.",
    busy: "The engine is busy. Try again in a moment.",
    run_stopped: "The man cannot go that far.",
    offline: "Not connected: nothing was sent.",
  } as Record<string, string>,

  pips: (pips: number) => plural(pips, "pip", "pips"),
  pipsShort: (pips: number) => `${pips}`,
  pipWord: "pips",
  off: "off",
  hand: "hand",
  scoreLine: (to: number) => (to === 1 ? "single game" : `match to ${to}`),
  gameNumber: (number: number) => `Game ${number}`,
  nextFour: "A doublet is four steps",
  nextFourShort: "Doublets: 4 steps",
  nextCascades: "Next doublet cascades",
  nextCascadesShort: "Doublets cascade",
  nextPlain: (throwNumber: number, of: number) => `Throw ${throwNumber} of ${of}: plain doublets`,
  nextPlainShort: (throwNumber: number, of: number) => `Throw ${throwNumber} of ${of}: plain`,
  evaluationName: "Evaluation",
  barWaits: "being judged",
  winChance: (name: string, percent: number) => `${does(name, "wins", "win")} ${percent} %`,
  higherChance: (percent: number) => `${percent} % double or more`,
  matchChance: (name: string, percent: number) =>
    `${does(name, "wins", "win")} the match ${percent} %`,
  hint: "Hint",
  hintShow: "Show a hint",
  hintHide: "Hide the hint",
  hintThinking: "Looking for the best play…",
  hintFailed: "There is no hint just now.",
  hintBest: "Best:",
  hintOnly: "Only play:",
  hintWins: (percent: number) => `· wins ${percent} %, worth`,
  hintNext: "· next",
  hintGift: (all: number[][]) => `· passes ${groups(all)}`,
  hintUndo: "· undo the stage to play it",

  toThrow: "to throw",
  toMove: "to play",

  boardName: (title: string) => `Board, ${title}`,
  pointName: (label: string, men: string, legal: string) => `Point ${label}, ${men}${legal}`,
  empty: "empty",
  menOf: (count: number, side: Seat) =>
    `${count} ${side === "white" ? "white" : "black"} ${count === 1 ? "man" : "men"}`,
  single: ", one man only",
  canPlay: (numbers: number[]) => `, can play ${list(numbers.map(String))}`,
  barName: (men: string, legal: string) => `Bar, ${men}${legal}`,
  handName: (men: string, legal: string) => `Hand, ${men}${legal}`,
  offName: (men: string) => `Off, ${men}`,

  dieName: (face: number, chosen: boolean) => `Die ${face}${chosen ? ", plays first" : ""}. Swap`,
  ladderName: "Ladder",
  gift: "gift",
  giftOf: (seat: string) => `Gift from ${toName(seat)}`,
  stageState: { to_play: "to play", played: "played", lost: "lost", passed_on: "passed on" },
  stageName: (number: number, states: string) => `${names[number]}: ${states}`,
  ladderLeft: (number: number, left: number) => `${names[number]}: ${left} left.`,
  ladderThen: (numbers: number[]) => ` Then ${list(numbers.map((n) => `${n}s`))}.`,
  toPlay: (numbers: number[]) => `To play: ${list(numbers.map(String))}.`,
  allPlayed: "All played.",

  opening: "Each side throws one die; the higher begins.",
  tie: (face: number) => `Both threw ${face}: once more.`,
  begins: (seat: string) => `${does(seat, "begins", "begin")}.`,
  yourThrow: (seat: string) => (seat === "You" ? "Your throw." : `${seat} to throw.`),
  thinking: (seat: string) => `${does(seat, "is", "are")} playing…`,
  cascade: "A cascade!",
  confirm: "Everything is played.",
  donePasses: (all: number[][], seat: string) => `Done passes ${groups(all)} to ${toName(seat)}.`,
  passed: (seat: string, numbers: number[]) =>
    `${does(seat, "has", "have")} no play for ${list(numbers.map(String))}.`,
  lostNumbers: (numbers: number[]) => `Lost: ${list(numbers.map(String))}.`,
  onlyPlay: "Only play, played for you.",
  stalls: (seat: string, number: number) => `${does(seat, "stalls", "stall")} at ${number}s`,
  handOver: (seat: string, all: number[][]) =>
    `${does(seat, "plays", "play")} ${groups(all)}, then ${seat === "You" ? "throw" : "throws"}.`,

  won: (name: string) => does(name, "wins", "win"),
  draw: "A draw",
  drawNote: "Neither side can ever move again.",
  resultNote: (result: ResultView) =>
    `${results[result.kind] ?? result.kind}${result.resigned ? " by resignation" : ""}, ${plural(result.units, "unit", "units")}`,
  matchOver: (name: string) => `${does(name, "takes", "take")} the match.`,
};

export type Strings = typeof en;

/** The texts shown. */
export const t: Strings = en;
