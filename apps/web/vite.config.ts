import { shop } from "@shop/commerce";
import { inspectorPage } from "@shop/inspector/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv } from "vite";
import { browserColors } from "./bundling/browser-colors.ts";
import { compileHints } from "./bundling/compile-hints.ts";
import { compressAssets } from "./bundling/compress-assets.ts";
import { offlineShell } from "./bundling/offline-shell.ts";
import { pictureRenditions } from "./bundling/picture-renditions.ts";
import { serverPages } from "./bundling/server-pages.ts";
import { stripDescriptions } from "./bundling/strip-descriptions.ts";
import { precomputeSystem } from "./bundling/precompute-system.ts";
import { webAppManifest } from "./bundling/web-app-manifest.ts";
import { paths } from "./src/shared/paths.ts";

/** Modules of every screen, by package, without those that load later with one screen. */
const FIRST_LOAD = [
  { name: "react", test: /\/node_modules\/(?:react|react-dom|scheduler|@xstate\/react)\// },
  { name: "machines", test: /\/(?:node_modules\/xstate|packages\/[\w-]+-(?:machine|factories))\// },
  { name: "router", test: /\/node_modules\/react-router\// },
  { name: "chakra", test: /\/(?:node_modules\/(?:@chakra-ui|@emotion|@pandacss|stylis)|packages\/ui)\// },
  { name: "shop" },
];

export default defineConfig(({ mode }) => ({
  plugins: [
    react({ compiler: true }),
    stripDescriptions(),
    precomputeSystem(),
    compileHints(FIRST_LOAD.map(({ name }) => name)),
    pictureRenditions(),
    webAppManifest({ ...shop, start: paths.home, ...browserColors }),
    inspectorPage(),
    serverPages(),
    offlineShell({ isOn: loadEnv(mode, import.meta.dirname).VITE_OFFLINE !== "off" }),
    compressAssets(),
  ],
  build: {
    manifest: true,
    target: "es2024",
    // All target browsers support `modulepreload`.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Emotion imports it for a function that is never called; as it is CommonJS, it would not be tree-shaken.
      treeshake: {
        moduleSideEffects: [{ test: /\/node_modules\/hoist-non-react-statics\//, sideEffects: false }],
      },
      output: {
        // The first load, by package: by default it is 37 files and 178.8 kB, of at most 172 (`npm test -- size`).
        codeSplitting: { groups: FIRST_LOAD.map((group) => ({ ...group, tags: ["$initial"] })) },
      },
    },
    // The first versions that support `light-dark()`.
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5", "ios17.5"],
  },
}));
