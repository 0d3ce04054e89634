const page = (title) => `# ${title}

Each side has **fifteen men** and brings them round into its home table.

## A turn

- Throw both dice and play each number with one man.
- A doublet is played *four times*.
- From the fourth throw a doublet cascades: \`4-4\` is four 4s, four 5s, four 6s.

| throw | stages |
|---|---|
| 5-5 | 5s, 6s |
| 6-6 | 6s |
`;

/** The declaration of a game, with the fields that the page needs. */
const about = (name, title, win_kinds, change = {}) => ({
  name,
  title,
  aliases: [],
  region: "",
  win_kinds,
  has_bar: false,
  has_hand: false,
  has_pins: false,
  foreign: [],
  has_net: true,
  has_puzzles: true,
  has_openings: true,
  ...change,
});

const DOUBLE = ["single", "double"];

const GAMES = {
  "gul-bara": about("gul-bara", "Gul bara", DOUBLE),
  gioul: about("gioul", "Gioul", DOUBLE),
  tawula: about("tawula", "Tawula", ["single", "capote"], { has_bar: true, has_hand: true }),
  backgammon: about("backgammon", "Backgammon", [...DOUBLE, "triple"], { has_bar: true }),
};

/** Fifteen men on the own 24 on a board that both go round in one direction. */
const SHAPE = {
  movement: "parallel",
  has_bar: false,
  has_hand: false,
  black_numbers: Array.from({ length: 24 }, (_, index) => ((index + 12) % 24) + 1),
};
const MEN = {
  points: Array.from({ length: 24 }, (_, index) => (index === 23 ? 15 : 0)),
  bar: 0,
  hand: 0,
  off: 0,
  pips: 360,
};

const preset = (name, title, differs, opening) => {
  const game = name.split(":")[0];
  return {
    name,
    game,
    title,
    differs,
    fingerprint: "0123456789abcdef",
    page: page(title),
    levels: Array.from({ length: 8 }, (_, index) => ({ level: index + 1, elo: 160 * index })),
    about: GAMES[game],
    opening,
    options: [],
    shape: SHAPE,
    start: { white: MEN, black: MEN },
  };
};

const AGAIN = "throw-again";
const PLAYED = "play-opening-dice";

export const PRESETS = [
  preset(
    "gul-bara",
    "Gul bara",
    "Numbers left over from a cascade are played by the other side.",
    AGAIN,
  ),
  preset("gul-bara:2007", "Gul bara, 2007", "Numbers left over from a cascade are lost.", AGAIN),
  preset(
    "gul-bara:bulgarian",
    "Gul bara, Bulgarian",
    "The opening dice are played; a cascade that cannot start is lost.",
    PLAYED,
  ),
  preset("gioul", "Gioul", "Cascades from the first throw, contrary ways.", AGAIN),
  preset("tawula", "Tawula", "New men enter on 25 less the die.", PLAYED),
  preset("tawula:falkener", "Tawula, Falkener", "New men enter on 24 less the die.", PLAYED),
  preset("backgammon", "Backgammon", "The game known everywhere, without a cube.", PLAYED),
];
