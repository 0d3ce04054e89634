/** What a test may ask of the mock. */

export interface MockSide {
  men?: Record<number, number>;
  bar?: number;
  hand?: number;
  off?: number;
  throws?: number;
}

export interface MockPlayer {
  kind: "person" | "computer";
  name?: string;
  level?: number;
}

/** A table made for a test: who plays, what stands where, and the dice that come first. */
export interface MockSpec {
  rules: string;
  white: MockPlayer;
  black: MockPlayer;
  match_to: number;
  thrower?: "white" | "black";
  dice?: [number, number][];
  white_men?: MockSide;
  black_men?: MockSide;
}

export interface Mock {
  url: string;
  create: (spec: MockSpec) => string;
  /** Lets the computer throw, where it is to begin. */
  begin: (id: string) => void;
  /** Breaks every open socket. */
  drop: () => void;
  close: () => Promise<void>;
}

export function startMock(port?: number): Promise<Mock>;
