import { setLogLevel } from "firebase/app";
import { expect, it, vi } from "vitest";
import { openFirebaseAnalytics } from "./firebase-analytics.ts";

const ENVIRONMENT = {
  firebase: { apiKey: "llave", appId: "1:1:web:1", projectId: "alacena" },
  measurementId: "G-ALACENA",
  isEmbedded: false,
};

/** As much of the browser as the SDK looks for before it counts; its answers come from nowhere. */
function openBrowser(): void {
  vi.stubGlobal("indexedDB", {
    open: () => {
      const request = { onsuccess: () => undefined, result: { close: () => undefined } };
      queueMicrotask(() => request.onsuccess());
      return request;
    },
    deleteDatabase: () => undefined,
  });
  vi.stubGlobal("fetch", async () => Response.json({ appId: "1:1:web:1", measurementId: "G-ALACENA" }));
  // An id of this browser cannot be had from such a database, which the SDK would tell at length.
  setLogLevel("silent");
}

it("counts again in the same page, on another screen, after a rejection that was thought better of", async () => {
  openBrowser();
  history.replaceState(null, "", "/home");
  const first = await openFirebaseAnalytics(ENVIRONMENT);
  first.stop();
  history.replaceState(null, "", "/cart");
  await expect(openFirebaseAnalytics(ENVIRONMENT)).resolves.toHaveProperty("send");
});
