import { expect, it } from "vitest";
import { centre, type Layout, layout, manAt, manIn, type Row, type XY } from "./geometry";
import { LOCK_BOW, rosette, spire } from "./shapes";

/** `rosespring clip` draws the same board from this file: `npx vitest run clip -u` writes it anew. */
const FILE = "../../../crates/cli/src/clip/boards.json";

const round = (value: number) => Math.round(value * 10) / 10;
const xy = (at: XY) => [round(at.x), round(at.y)];

/** The size of the men of a row, and the places of the five that are drawn. */
function places(board: Layout, row: Row) {
  return {
    size: round(manIn(board, row)),
    men: [0, 1, 2, 3, 4].map((n) => xy(manAt(board, row, n))),
  };
}

const box = ({ x, y, width, height }: Layout["frame"]) => [x, y, width, height].map(round);

/** A board drawn wide, White's home at the lower right, with what stands on it. */
function board(parallel: boolean, hasBar: boolean, hasHand: boolean) {
  const options = { parallel, hasBar, hasHand, portrait: false, mirror: false };
  const drawn = layout({ ...options, width: 640, height: 470, bottom: "white" });
  const tray = (side: "white" | "black", kind: "off" | "hand") =>
    drawn.trays.find((one) => one.side === side && one.kind === kind);
  const sides = (["white", "black"] as const).map((side) => {
    const [off, hand] = [tray(side, "off"), tray(side, "hand")];
    return {
      off: off ? xy(centre(off.rect)) : null,
      hand: hand ? places(drawn, hand) : null,
      bar: places(drawn, drawn.bars[side]),
    };
  });
  return {
    parallel,
    has_bar: hasBar,
    has_hand: hasHand,
    man: round(drawn.man),
    frame: box(drawn.frame),
    fields: drawn.fields.map(box),
    gutter: box(drawn.gutter),
    trays: drawn.trays.map(({ rect }) => box(rect)),
    points: drawn.points.map((point) => ({
      ...places(drawn, point),
      along: [point.along.x, point.along.y],
      label: xy(point.label),
      spire: spire(point),
    })),
    white: sides[0],
    black: sides[1],
  };
}

it("tells the clips of the command line where everything lies", async () => {
  const kinds = [false, true];
  const boards = kinds.flatMap((parallel) =>
    kinds.flatMap((bar) => kinds.map((hand) => board(parallel, bar, hand))),
  );
  const lines = boards.map((one) => JSON.stringify(one)).join(",\n");
  const shapes = JSON.stringify({ rose: rosette(31, 9), lock: LOCK_BOW });
  await expect(`{"shapes": ${shapes}, "boards": [\n${lines}\n]}\n`).toMatchFileSnapshot(FILE);
});
