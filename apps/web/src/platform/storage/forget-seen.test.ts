import { expect, it } from "vitest";
import { forgetSeen } from "./forget-seen.ts";

/** An origin with these workers, none of which controls the page. */
function install(active: { postMessage: (message: unknown) => void } | null) {
  Object.assign(navigator, {
    serviceWorker: { controller: null, getRegistration: async () => ({ active }) },
  });
}

it("notifies the worker also from a page that was force-reloaded", async () => {
  const messages: unknown[] = [];
  install({ postMessage: (message) => messages.push(message) });
  await forgetSeen();
  expect(messages).toEqual([{ type: "shopper.left" }]);
});

it("needs no worker, and none that the browser lets it ask for", async () => {
  install(null);
  await expect(forgetSeen()).resolves.toBeUndefined();
  Object.assign(navigator, {
    serviceWorker: { controller: null, getRegistration: () => Promise.reject(new Error("SecurityError")) },
  });
  await expect(forgetSeen()).resolves.toBeUndefined();
});
