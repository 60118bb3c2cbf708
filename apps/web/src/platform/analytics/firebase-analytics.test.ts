import { setLogLevel } from "firebase/app";
import { expect, it, vi } from "vitest";
import { openFirebaseAnalytics } from "./firebase-analytics.ts";

const ENVIRONMENT = {
  firebase: { apiKey: "llave", appId: "1:1:web:1", projectId: "alacena" },
  measurementId: "G-ALACENA",
  isEmbedded: false,
};

/** The parts of a browser that the SDK checks before it tracks; requests get no response. */
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
  // Such a database has no id of this browser, about which the SDK would log at length.
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
