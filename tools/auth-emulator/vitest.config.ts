import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "auth-emulator",
    include: ["{src,conformance}/**/*.test.ts"],
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
