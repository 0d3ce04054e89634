#!/usr/bin/env python3
"""Draws docs/images/how-strong.svg from the figures below, which docs/how-strong.md explains.

    python3 docs/how_strong.py

Each row is one opponent: units a game won by Rosespring in backgammon, with the 95 % interval.
"""

from pathlib import Path

# Name, mean, low, high, who measured it.
ROWS = [
    ("gnubg, both without look-ahead", +0.001, -0.019, 0.021, "here"),
    ("wildbg's strong nets, both without", +0.042, 0.018, 0.067, "here"),
    ("gnubg, 2 plies, our level 8", -0.022, -0.071, 0.027, "here"),
    ("gnubg, 2 plies, our strongest", -0.020, -0.069, 0.029, "here"),
    ("gnubg, both without look-ahead", -0.101, -0.128, -0.074, "outside"),
    ("wildbg's strong nets, both without", -0.035, -0.059, -0.010, "outside"),
]
COLOURS = {"here": "#8a3324", "outside": "#2f5d62"}
WORDS = {"here": "present nets, measured here", "outside": "earlier net, measured from outside"}

LOW, HIGH = -0.15, 0.10
LEFT, RIGHT, ROW, TOP = 300, 690, 34, 44
HEIGHT = TOP + ROW * len(ROWS) + 58


def x(units: float) -> float:
    """The horizontal place of a number of units."""
    return LEFT + (units - LOW) / (HIGH - LOW) * (RIGHT - LEFT)


def minus(units: float) -> str:
    """A number of units with its sign."""
    return f"{units:+.2f}".replace("-", "\u2212") if units else "0"


def axis() -> list[str]:
    """The scale, with a strong line at no difference."""
    bottom = TOP + ROW * len(ROWS)
    parts = []
    for step in range(-15, 11, 5):
        units = step / 100
        width = 2 if step == 0 else 1
        colour = "#444" if step == 0 else "#ccc"
        parts.append(
            f'<line x1="{x(units):.1f}" y1="{TOP - 12}" x2="{x(units):.1f}" y2="{bottom}" '
            f'stroke="{colour}" stroke-width="{width}"/>'
        )
        parts.append(
            f'<text x="{x(units):.1f}" y="{bottom + 18}" text-anchor="middle">{minus(units)}</text>'
        )
    return parts


def row(index: int, name: str, mean: float, low: float, high: float, by: str) -> list[str]:
    """One opponent: its name, the interval and the mean."""
    y, colour = TOP + ROW * index + ROW / 2 - 6, COLOURS[by]
    return [
        f'<text x="{LEFT - 12}" y="{y + 4}" text-anchor="end">{name}</text>',
        f'<line x1="{x(low):.1f}" y1="{y}" x2="{x(high):.1f}" y2="{y}" stroke="{colour}" '
        'stroke-width="4" stroke-linecap="round"/>',
        f'<circle cx="{x(mean):.1f}" cy="{y}" r="6" fill="{colour}"/>',
    ]


def legend() -> list[str]:
    """What the two colours mean."""
    y, parts = HEIGHT - 12, []
    for at, (by, colour) in zip((LEFT - 90, LEFT + 150), COLOURS.items()):
        parts.append(f'<circle cx="{at + 6}" cy="{y - 4}" r="6" fill="{colour}"/>')
        parts.append(f'<text x="{at + 20}" y="{y}">{WORDS[by]}</text>')
    return parts


def picture() -> str:
    """The whole picture."""
    title = "Units a game won by Rosespring in backgammon, with 95 % intervals"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 {HEIGHT}" role="img" '
        'font-family="sans-serif" font-size="13">',
        f"<title>{title}</title>",
        '<rect width="100%" height="100%" fill="#fff"/>',
        f'<text x="12" y="20" font-weight="bold">{title}</text>',
        *axis(),
        *(part for index, one in enumerate(ROWS) for part in row(index, *one)),
        *legend(),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


if __name__ == "__main__":
    out = Path(__file__).parent / "images" / "how-strong.svg"
    out.write_text(picture(), encoding="utf-8")
    print(f"wrote {out}")
