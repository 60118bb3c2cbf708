import { defineConfig } from "vitest/config";

export default defineConfig({
  // Most tests here start the shop as a process of its own, some of them twice.
  test: {
    name: "local",
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    // Its text is the function as Node reads it, and the policy of the page allows that text alone.
    server: { deps: { external: [/\/first-paint\.ts$/] } },
  },
});
