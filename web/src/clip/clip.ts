/** Makes a clip: turns of a game as a GIF, in the browser, faster than it plays. */

import { GIFEncoder, nearestColorIndex, quantize } from "gifenc";
import type { BoardLook } from "../board/api";
import { ClipPainter, type ClipWords } from "./draw";
import { type ClipFrame, type ClipTurn, framesOf } from "./frames";

/** Pixels across. */
const WIDTH = 480;
/** The index of a pixel that stays as it is; the others are colours. */
const STAYS = 255;
/** Frames drawn before the browser may do something else. */
const FRAMES_AT_ONCE = 8;

/** Draws turns, each from the position in which it begins. */
export async function makeClip(
  look: Omit<BoardLook, "position">,
  turns: readonly ClipTurn[],
  words: ClipWords,
): Promise<Blob> {
  const frames = framesOf(turns, look.hasBar);
  const painter = new ClipPainter(look, words, WIDTH);
  const palette = paletteOf(painter, frames);
  const colours = new ColourIndex(palette);
  const encoder = GIFEncoder();
  const { width, height } = painter.canvas;
  let before: Uint32Array | null = null;
  for (const [index, frame] of frames.entries()) {
    if (index % FRAMES_AT_ONCE === FRAMES_AT_ONCE - 1)
      await new Promise((done) => setTimeout(done));
    const pixels = new Uint32Array(painter.draw(frame).buffer);
    const indices = new Uint8Array(pixels.length);
    for (const [at, pixel] of pixels.entries())
      indices[at] = before && before[at] === pixel ? STAYS : colours.of(pixel);
    const still = { transparent: true, transparentIndex: STAYS, dispose: 1 };
    encoder.writeFrame(indices, width, height, {
      ...(before ? still : { palette: withLast(palette) }),
      delay: frame.ms,
    });
    before = pixels;
  }
  encoder.finish();
  return new Blob([encoder.bytes()], { type: "image/gif" });
}

type Palette = number[][];

/** The colours of the first and the last frame, and of one on the way. */
function paletteOf(painter: ClipPainter, frames: ClipFrame[]): Palette {
  const middle = frames[Math.floor(frames.length / 2)];
  const shown = [frames[0], middle, frames.at(-1)].filter((frame) => frame !== undefined);
  const all = shown.map((frame) => painter.draw(frame));
  const size = all.reduce((sum, { length }) => sum + length, 0);
  const pixels = new Uint8Array(size);
  let at = 0;
  for (const one of all) {
    pixels.set(one, at);
    at += one.length;
  }
  return quantize(pixels, STAYS);
}

/** A palette with a colour for each index, so that the last one is that of pixels that stay. */
const withLast = (palette: Palette): Palette =>
  Array.from({ length: STAYS + 1 }, (_, index) => palette[index] ?? [0, 0, 0]);

/** Finds the nearest colour of a palette, once for each colour. */
class ColourIndex {
  readonly #palette: Palette;
  readonly #known = new Map<number, number>();

  constructor(palette: Palette) {
    this.#palette = palette;
  }

  /** The index of a pixel: its bytes in the order of a little-endian machine. */
  of(pixel: number): number {
    const known = this.#known.get(pixel);
    if (known !== undefined) return known;
    const rgb = [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
    const index = nearestColorIndex(this.#palette, rgb);
    this.#known.set(pixel, index);
    return index;
  }
}
