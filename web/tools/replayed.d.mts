/** The engine of the program, which answers one request at a time. */
export class Engine {
  constructor(program: string);
  ask(method: string, params?: object): Promise<unknown>;
  stop(): Promise<void>;
}

/** A record, as the program writes it. */
export interface PlayedRecord {
  games: { start: string; entries: { kind: string }[] }[];
}

export function play(
  program: string,
  rules: string,
  seed: number,
  match?: number,
): Promise<PlayedRecord>;

/** Numbers of entries, from 1, and the ids of the positions after them. */
export function positions(
  engine: Engine,
  game: PlayedRecord["games"][number],
): Promise<[number, string][]>;
