import { defineConfig } from "vitest/config";

export default defineConfig({
  // Most tests here start the shop as a process of its own, some of them twice.
  test: {
    name: "local",
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    // The content security policy allows only the text of the function as Node reads it.
    server: { deps: { external: [/\/first-paint\.ts$/] } },
  },
});
