import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig({
  // The Firestore double resolves the SDK through the admin SDK, where it is optional; ours is the same one.
  resolve: { alias: { "firebase-admin/firestore": "@google-cloud/firestore" } },
  test: {
    name: "functions",
    // Those need the official emulator: vitest.firestore.config.ts.
    exclude: [...configDefaults.exclude, "src/**/*.emulator.test.ts"],
    isolate: false,
    server: { deps: { inline: ["@firebase-bridge/firestore-admin"] } },
    // Every commit waits for the disk, and a hundred of them may wait for a busy one.
    testTimeout: 20_000,
  },
});
