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
  it("is told of when nobody sees it and when somebody does, until nobody listens", () => {
    const { received, stop } = watch();
    look("hidden");
    look("visible");
    stop();
    look("hidden");
    expect(received).toEqual([false, true]);
  });

  it("is told of at once when nobody sees it", () => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    expect(watch().received).toEqual([false]);
  });

  it("is seen again when the browser brings back the page that it has kept, and not when one is opened", () => {
    const { received } = watch();
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    expect(received).toEqual([true]);
  });
});
