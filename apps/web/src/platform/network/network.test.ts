import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { watchNetwork } from "./network.ts";

afterEach(() => vi.restoreAllMocks());

function watch() {
  const heard: boolean[] = [];
  const stop = watchNetwork((isOnline) => heard.push(isOnline));
  onTestFinished(stop);
  return { heard, stop };
}

describe("the network", () => {
  it("is told of when it goes and when it comes, until nobody listens", () => {
    const { heard, stop } = watch();
    dispatchEvent(new Event("offline"));
    dispatchEvent(new Event("online"));
    stop();
    dispatchEvent(new Event("offline"));
    expect(heard).toEqual([false, true]);
  });

  it("is told of at once when it is not there", () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(watch().heard).toEqual([false]);
  });
});
