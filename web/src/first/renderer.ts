/**
 * Writes components as text: the part of Svelte's server that the components of the board use. The
 * build of the first board takes it in place of `svelte/internal/server`.
 */

export class Renderer {
  text = "";

  push(text: string): void {
    this.text += text;
  }

  component(write: (renderer: Renderer) => void): void {
    write(this);
  }
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", '"': "&quot;" };

const escapeText = (value: unknown): string =>
  stringify(value).replace(/[&<"]/g, (found) => ENTITIES[found] ?? found);

export { escapeText as escape };

export const stringify = (value: unknown): string => (value == null ? "" : String(value));

export const attr = (name: string, value: unknown): string =>
  value == null ? "" : ` ${name}="${escapeText(value)}"`;

export function attr_class(
  value: string,
  hash?: string,
  directives: Record<string, unknown> = {},
): string {
  const added = Object.keys(directives).filter((name) => directives[name]);
  return attr("class", [value, hash ?? "", ...added].join(" ").trim());
}

export const clsx = stringify;

export const derived = <T>(compute: () => T): (() => T) => {
  let value: { now: T } | undefined;
  return () => {
    value ??= { now: compute() };
    return value.now;
  };
};

export const ensure_array_like = <T>(list: ArrayLike<T>): ArrayLike<T> => list;
