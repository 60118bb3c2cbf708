import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "inspector",
    isolate: false,
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
