/** A game of the vectors; all values are hexadecimal digits. */
export interface ChainVector {
  match: string;
  number: number;
  rules: string;
  white: string;
  black: string;
  parts: [ChainPart, ChainPart];
}

export interface ChainPart {
  first: number;
  context: string;
  secrets: [string, string, string];
  commitments: [string, string, string];
  throws: { links: [string, string, string]; dice: [number, number] }[];
}

export function chainVectors(): [ChainVector, ...ChainVector[]];

export function serverPaths(): string[];

export function rulesPages(): string[];

export function rulesPage(game: string): string;
