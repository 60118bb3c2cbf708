import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "inspector",
    environment: "node",
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
