import { describe, expect, it, onTestFinished, vi } from "vitest";
import { watchTab } from "./watch-tab.ts";

function watch() {
  const received: boolean[] = [];
  const stop = watchTab((isSeen) => received.push(isSeen));
  onTestFinished(stop);
  return { received, stop };
}

const look = (state: DocumentVisibilityState) => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
};

describe("the tab", () => {
  it("notifies when it is hidden and when it is visible, until unsubscribed", () => {
    const { received, stop } = watch();
    look("hidden");
    look("visible");
    stop();
    look("hidden");
    expect(received).toEqual([false, true]);
  });

  it("notifies at once if it is hidden", () => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    expect(watch().received).toEqual([false]);
  });

  it("notifies when the page is restored from the back/forward cache, and not when it is opened", () => {
    const { received } = watch();
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    expect(received).toEqual([true]);
  });
});
