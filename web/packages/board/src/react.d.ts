/** The elements in JSX of React 19. */

import type { ClassAttributes, HTMLAttributes } from "react";
import type {
  BoardAttributes,
  BoardEvents,
  BoardProperties,
  ReplayAttributes,
  ReplayEvents,
  ReplayProperties,
  RosespringBoard,
  RosespringReplay,
} from "./types.js";

export type * from "./types.js";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "rosespring-board": HTMLAttributes<RosespringBoard> &
        ClassAttributes<RosespringBoard> &
        BoardAttributes &
        BoardEvents &
        Partial<BoardProperties>;
      "rosespring-replay": HTMLAttributes<RosespringReplay> &
        ClassAttributes<RosespringReplay> &
        Omit<ReplayAttributes, "analysis"> &
        ReplayEvents &
        Partial<ReplayProperties>;
    }
  }
}
