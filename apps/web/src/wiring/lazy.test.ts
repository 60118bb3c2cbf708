import { describe, expect, it } from "vitest";
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
});
