import { createRequire } from "node:module";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

// Node's build of the identity SDK has neither phones nor windows: the tests use the browser's build.
const firebase = createRequire(import.meta.resolve("firebase/auth"));
const identitySdk = firebase.resolve("@firebase/auth").replace(/dist.*/, "dist/esm/index.js");

export default defineConfig({
  plugins: [react({ compiler: true })],
  resolve: { alias: { "@firebase/auth": identitySdk } },
  test: {
    name: "web",
    environment: "jsdom",
    // One document for many files: a new one for each would take longer than its tests.
    isolate: false,
    setupFiles: ["src/app/testing/after-each-test.ts"],
    // A busy machine may be slow.
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    server: { deps: { inline: [/firebase[/\\]auth[/\\]/] } },
  },
});
