/**
 * Keeps unchanged parts of a value as the same objects, so that components showing them do not
 * update: the server sends the whole state with every event. Pure.
 */

/** `after`, with every part that equals the same part of `before` replaced by that one. */
export function steady<T>(before: T | undefined, after: T): T {
  if (Object.is(before, after) || before === undefined) return after;
  if (Array.isArray(before) && Array.isArray(after)) return steadyList(before, after) as T;
  if (isRecord(before) && isRecord(after)) return steadyRecord(before, after) as T;
  return after;
}

function steadyList(before: unknown[], after: unknown[]): unknown[] {
  const parts = after.map((part, index) => steady(before[index], part));
  const same = before.length === after.length && parts.every((part, i) => part === before[i]);
  return same ? before : parts;
}

type Fields = Record<string, unknown>;

function steadyRecord(before: Fields, after: Fields): Fields {
  const names = Object.keys(after);
  const parts: Fields = {};
  for (const name of names) parts[name] = steady(before[name], after[name]);
  const same =
    names.length === Object.keys(before).length &&
    names.every((name) => Object.is(parts[name], before[name]));
  return same ? before : parts;
}

function isRecord(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns a function that applies `steady` to each value and the one before it. */
export function steadier<T>(): (value: T) => T {
  let last: T | undefined;
  return (value) => {
    last = steady(last, value);
    return last;
  };
}
