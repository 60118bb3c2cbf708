import { describe, expect, it, vi } from "vitest";
import { lazy } from "./lazy.ts";

describe("something loaded lazily", () => {
  it("is not loaded before its first use, and then once", async () => {
    let loads = 0;
    const load = lazy(async () => ({ number: ++loads }));
    expect(loads).toBe(0);
    const [one, other] = await Promise.all([load(), load()]);
    expect(one).toBe(other);
    expect(await load()).toEqual({ number: 1 });
  });

  it("is loaded again after a failed load, and cached after a successful one", async () => {
    let loads = 0;
    const load = lazy(async () => {
      loads += 1;
      if (loads === 1) throw new Error("the network is gone");
      return loads;
    });
    await expect(Promise.all([load(), load()])).rejects.toThrow("the network is gone");
    expect(await load()).toBe(2);
    expect(await load()).toBe(2);
  });

  it("requests nothing without a network, and loads once it is back", async () => {
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const load = vi.fn<() => Promise<string>>(() => Promise.resolve("code"));
    const code = lazy(load);
    await expect(code()).rejects.toThrow("there is no network");
    expect(load).not.toHaveBeenCalled();
    onLine.mockRestore();
    expect(await code()).toBe("code");
  });
});
