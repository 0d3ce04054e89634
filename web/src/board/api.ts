/** The public interface of the board: the component, its input, its output. */

export { default as Board } from "./Board.svelte";
export { other, type Rect } from "./geometry";
export { Slices } from "./slices.svelte";
export { flightsOf, flightTime, menAt, stepFor } from "./state";
export { steadier, steady } from "./steady";
export type {
  Arrow,
  BoardConfig,
  BoardLook,
  BoardMany,
  BoardPoint,
  BoardPosition,
  BoardRun,
  BoardSide,
  BoardStep,
  Flight,
  Mark,
  Side,
  Spot,
} from "./types";
export {
  type BoardState,
  boardPosition,
  boardStep,
  manyOf,
  type PlaceWords,
  placeOf,
  runsOf,
  spotOf,
} from "./view";
