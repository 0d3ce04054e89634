/** The public interface for drawing a board elsewhere than in SVG: its geometry and its colours. */

export {
  centre,
  type Layout,
  layout,
  MEN_DRAWN_MAX,
  manAt,
  manIn,
  type Row,
  rowOf,
  type XY,
} from "./geometry";
export { COLOURS } from "./picture";
export { LOCK_BOW, rimOf, rosette, spire } from "./shapes";
