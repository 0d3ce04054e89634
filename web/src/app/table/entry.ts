/** Two dice entered one by one. Pure. */

/** The faces entered; null where none has been entered yet. */
export type EnteredFaces = readonly [number | null, number | null];

export const NOTHING: EnteredFaces = [null, null];

/** The faces after a tap on a face of one row; tapping the same face again clears it. */
export function tapFace(entered: EnteredFaces, row: 0 | 1, face: number): EnteredFaces {
  const next = entered[row] === face ? null : face;
  return row === 0 ? [next, entered[1]] : [entered[0], next];
}

/** The faces after a key: digits fill the rows in order, Backspace clears the last one filled. */
export function pressKey(entered: EnteredFaces, key: string): EnteredFaces | null {
  if (/^[1-6]$/.test(key)) {
    const face = Number(key);
    return entered[0] === null ? [face, entered[1]] : [entered[0], face];
  }
  if (key !== "Backspace") return null;
  return entered[1] === null ? NOTHING : [entered[0], null];
}

/** Both dice; null until both are entered. */
export function dice([first, second]: EnteredFaces): [number, number] | null {
  return first === null || second === null ? null : [first, second];
}
