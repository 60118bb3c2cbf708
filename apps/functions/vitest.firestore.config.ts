import { defineConfig } from "vitest/config";

// `npm run test:firestore`: the suite of the store against the official emulator, which transactions make wait.
export default defineConfig({
  test: {
    name: "firestore",
    root: import.meta.dirname,
    environment: "node",
    include: ["src/**/*.emulator.ts"],
    testTimeout: 120_000,
  },
});
