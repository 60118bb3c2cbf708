import { defineConfig } from "vitest/config";

// The part `firestore` of `npm run test:full`: what runs on the official emulator, which transactions make wait.
export default defineConfig({
  test: {
    name: "firestore",
    root: import.meta.dirname,
    environment: "node",
    include: ["src/**/*.emulator.test.ts"],
    testTimeout: 120_000,
    // Some of them measure: one file at a time has the emulator for itself.
    fileParallelism: false,
  },
});
