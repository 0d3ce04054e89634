/** The person at this browser, as far as the hall has told. */

import type { HallView } from "../../wire";

export const me = $state({
  /** The name; empty if the hall does not know the person. */
  name: "",
  /** Whether they have an account. Its name cannot be changed by an invitation. */
  isMember: false,
  /** Whether programs of the hall sit down with people who wait and allow it. */
  hasPrograms: false,
});

/** Remembers who the hall says that the person is. */
export function meet(hall: HallView): HallView {
  me.name = hall.name ?? "";
  me.isMember = hall.is_member;
  me.hasPrograms = hall.has_programs;
  return hall;
}
