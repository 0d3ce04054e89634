/** Both elements: the replayer draws on the board. */

import "./element";
import "./replay/element";

export type * from "./types";
