import { describe, expect, it, onTestFinished, vi } from "vitest";
import { watchNetwork } from "./network.ts";

function watch() {
  const received: boolean[] = [];
  const stop = watchNetwork((isOnline) => received.push(isOnline));
  onTestFinished(stop);
  return { received, stop };
}

describe("the network", () => {
  it("is told of when it goes and when it comes, until nobody listens", () => {
    const { received, stop } = watch();
    dispatchEvent(new Event("offline"));
    dispatchEvent(new Event("online"));
    stop();
    dispatchEvent(new Event("offline"));
    expect(received).toEqual([false, true]);
  });

  it("is told of at once when it is not there", () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(watch().received).toEqual([false]);
  });
});
