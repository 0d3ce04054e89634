/** Combining marks in what people write. */

/** The most marks of a letter that are shown; languages have up to three. */
const MARKS_MAX = 3;
/** More marks than that on one letter; characters that are drawn as nothing may stand between them. */
const STACK = new RegExp(`((?:\\p{M}\\p{DI}*){${MARKS_MAX}})(?:\\p{M}\\p{DI}*)+`, "gu");

/** Leaves out the marks that would cover the lines above and below. */
export const withFewMarks = (text: string): string => text.replace(STACK, "$1");
