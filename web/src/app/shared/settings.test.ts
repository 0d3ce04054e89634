import { describe, expect, it } from "vitest";
import { settingsFrom } from "./settings.svelte";

const silent = { dice: 0, men: 0, scenes: 0 };

describe("settings stored by an earlier page", () => {
  it("have no numbers where the points had none", () => {
    expect(settingsFrom({ coordinates: false }).numbering).toBe("none");
    expect(settingsFrom({ coordinates: true, numbering: "mover" }).numbering).toBe("mover");
    expect(settingsFrom({})).not.toHaveProperty("coordinates");
  });

  it("stay without sounds only if the player wanted none", () => {
    expect(settingsFrom({ soundOffered: true, volumes: silent }).sound).toBe(false);
    const offered = settingsFrom({ soundOffered: false, volumes: silent });
    expect(offered).toMatchObject({ sound: true, volumes: { dice: 30 } });
    const loud = { dice: 60, men: 0, scenes: 0 };
    expect(settingsFrom({ soundOffered: true, volumes: loud })).toMatchObject({ volumes: loud });
  });
});
