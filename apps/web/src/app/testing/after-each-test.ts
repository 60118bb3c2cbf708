import { afterEach, vi } from "vitest";

// The files share a page: each test leaves it as it has found it.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  if (typeof document === "undefined") return; // a test of what runs outside a page
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});
