/** Two dice entered one by one. Pure. */

/** The faces entered, or null where none is yet. */
export type Entered = readonly [number | null, number | null];

export const NOTHING: Entered = [null, null];

/** After a face was tapped in a row; the same face again takes it back. */
export function tapped(entered: Entered, row: 0 | 1, face: number): Entered {
  const next = entered[row] === face ? null : face;
  return row === 0 ? [next, entered[1]] : [entered[0], next];
}

/** After a key: digits fill the rows in order, Backspace empties the last one filled. */
export function pressed(entered: Entered, key: string): Entered | null {
  if (/^[1-6]$/.test(key)) {
    const face = Number(key);
    return entered[0] === null ? [face, entered[1]] : [entered[0], face];
  }
  if (key !== "Backspace") return null;
  return entered[1] === null ? NOTHING : [entered[0], null];
}

/** Both dice, once both are there. */
export function dice([first, second]: Entered): [number, number] | null {
  return first === null || second === null ? null : [first, second];
}
