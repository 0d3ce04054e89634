/** A word that can be explained. */
export type Term =
  | "unit"
  | "rate"
  | "share"
  | "throws"
  | "pip"
  | "home"
  | "wall"
  | "bar"
  | "hand"
  | "single"
  | "pin"
  | "gift"
  | "mother";
