import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "functions",
    environment: "node",
    // Every commit waits for the disk, and a hundred of them for a busy one.
    testTimeout: 20_000,
  },
});
