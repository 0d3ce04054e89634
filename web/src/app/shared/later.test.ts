import { afterEach, describe, expect, it, vi } from "vitest";
import { t } from "../../i18n/messages.svelte";
import { Later } from "./later.svelte";

afterEach(() => vi.useRealTimers());

describe("a part that is loaded later", () => {
  it("is loaded once, by its first reader", async () => {
    const load = vi.fn(() => Promise.resolve("part"));
    const part = new Later(load);
    expect(load).not.toHaveBeenCalled();
    expect(part.now).toBeNull();
    expect(part.now).toBeNull();
    expect(await part.load()).toBe("part");
    expect(part.now).toBe("part");
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("is shown when its texts are there too", async () => {
    const part = new Later(() => Promise.resolve("part"), "formats");
    expect(t("formats-copy")).toBe("formats-copy");
    await part.load();
    expect(t("formats-copy")).not.toBe("formats-copy");
  });

  it("is tried again after a failure while somebody waits for it", async () => {
    vi.useFakeTimers();
    const load = vi.fn(() => Promise.resolve("part"));
    load.mockRejectedValueOnce(new Error("offline"));
    const part = new Later(load);
    expect(part.now).toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    expect(part.now).toBeNull();
    await vi.advanceTimersByTimeAsync(2000);
    expect(part.now).toBe("part");
  });
});
