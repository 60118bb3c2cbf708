import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    tags: [
      {
        name: "full",
        description:
          "Runs in `npm run test:full` alone: many processes, large files, power cuts, every call malformed, clocks.",
      },
    ],
    projects: [
      "apps/*",
      "packages/*",
      "tools/auth-emulator",
      "tools/inspector",
      "tools/machine-checks",
      "tools/machines",
      "tools/run",
    ],
  },
});
