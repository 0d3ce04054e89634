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

const preset = (name, title, differs) => ({
  name,
  game: name.split(":")[0],
  title,
  differs,
  fingerprint: "0123456789abcdef",
  page: page(title),
  levels: Array.from({ length: 8 }, (_, index) => ({ level: index + 1, elo: 160 * index })),
});

export const PRESETS = [
  preset("gul-bara", "Gul bara", "Numbers left over from a cascade are played by the other side."),
  preset("gul-bara:2007", "Gul bara, 2007", "Numbers left over from a cascade are lost."),
  preset(
    "gul-bara:bulgarian",
    "Gul bara, Bulgarian",
    "The opening dice are played; a cascade that cannot start is lost.",
  ),
  preset("gioul", "Gioul", "Cascades from the first throw, contrary ways."),
  preset("tawula", "Tawula", "New men enter on 25 less the die."),
  preset("tawula:falkener", "Tawula, Falkener", "New men enter on 24 less the die."),
  preset("backgammon", "Backgammon", "The game known everywhere, without a cube."),
];
