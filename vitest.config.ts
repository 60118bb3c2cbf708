import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: ["apps/*", "packages/*", "tools/machine-checks", "tools/packshots", "tools/run"],
  },
});
