/** The style of the replayer's element. */

const HOST = `
:host { aspect-ratio: auto; container-type: inline-size; contain: inline-size; }
`;

/** The element's colours are those of its board, also where a page sets them anew. */
export function replayStyle(colours: string): string {
  const names = new Set([...colours.matchAll(/--[\w-]+(?=:)/g)].map(([name]) => name));
  const inherited = [...names].map((name) => `${name}:inherit`).join(";");
  return `${HOST}rosespring-board{${inherited}}`;
}
