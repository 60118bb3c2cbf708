import { describe, expect, it, vi } from "vitest";
import { lazy } from "./lazy.ts";

describe("something loaded lazily", () => {
  it("is not loaded before it is asked for, and then once for everybody", async () => {
    let loads = 0;
    const load = lazy(async () => ({ number: ++loads }));
    expect(loads).toBe(0);
    const [one, other] = await Promise.all([load(), load()]);
    expect(one).toBe(other);
    expect(await load()).toEqual({ number: 1 });
  });

  it("is loaded again when the last load failed, and kept once it worked", async () => {
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

  it("asks for nothing while the network is gone, and for it once it is back", async () => {
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const load = vi.fn<() => Promise<string>>(() => Promise.resolve("code"));
    const code = lazy(load);
    await expect(code()).rejects.toThrow("there is no network");
    expect(load).not.toHaveBeenCalled();
    onLine.mockRestore();
    expect(await code()).toBe("code");
  });
});
