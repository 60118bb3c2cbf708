import { afterEach, vi } from "vitest";

// The test files share a page: each test restores it.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  if (typeof document === "undefined") return; // a test that runs without a DOM
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  Reflect.deleteProperty(navigator, "serviceWorker");
});
