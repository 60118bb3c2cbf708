import { describe, expect, it, onTestFinished, vi } from "vitest";
import { watchNetwork } from "./network.ts";

function watch() {
  const received: boolean[] = [];
  const stop = watchNetwork((isOnline) => received.push(isOnline));
  onTestFinished(stop);
  return { received, stop };
}

describe("the network", () => {
  it("notifies when it is lost and when it is back, until unsubscribed", () => {
    const { received, stop } = watch();
    dispatchEvent(new Event("offline"));
    dispatchEvent(new Event("online"));
    stop();
    dispatchEvent(new Event("offline"));
    expect(received).toEqual([false, true]);
  });

  it("notifies at once if there is none", () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(watch().received).toEqual([false]);
  });
});
