import { shop } from "@shop/commerce";
import { inspectorPage } from "@shop/inspector/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv } from "vite";
import { browserColors } from "./bundling/browser-colors.ts";
import { compressAssets } from "./bundling/compress-assets.ts";
import { offlineShell } from "./bundling/offline-shell.ts";
import { pictureRenditions } from "./bundling/picture-renditions.ts";
import { stripDescriptions } from "./bundling/strip-descriptions.ts";
import { webAppManifest } from "./bundling/web-app-manifest.ts";
import { paths } from "./src/shared/paths.ts";

/** What the machines of every screen are made with; forms come with the screens that have one. */
const MACHINES =
  /\/(?:node_modules\/xstate\/|packages\/machine-factories\/src\/(?:ports|create-query-machine)\.)/;
const ROUTER = /\/node_modules\/react-router\//;
/** What every component is drawn with: Chakra's engine, and the theme without what comes with lazy components. */
const CHAKRA =
  /\/node_modules\/(?:@chakra-ui\/react\/dist\/esm\/(?:styled-system(?!\/create-slot)|utils|preset-base|create-context|merge-|components\/(?:box|flex|grid|heading|text|visually-hidden)\/)|@emotion|@pandacss|stylis)|\/packages\/ui\/src\/(?:theme\/(?!slot-recipes)|icons\/icon|button\/|link-button\/|slot\/)/;

export default defineConfig(({ mode }) => ({
  plugins: [
    react({ compiler: true }),
    stripDescriptions(),
    pictureRenditions(),
    webAppManifest({ ...shop, start: paths.home, ...browserColors }),
    inspectorPage(),
    offlineShell({ isOn: loadEnv(mode, import.meta.dirname).VITE_OFFLINE !== "off" }),
    compressAssets(),
  ],
  build: {
    manifest: true,
    target: "es2024",
    // The browsers named below all know `modulepreload`.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Emotion imports it for a function that nobody calls; as it is CommonJS, it would stay.
      treeshake: {
        moduleSideEffects: [{ test: /\/node_modules\/hoist-non-react-statics\//, sideEffects: false }],
      },
      output: {
        // Every screen needs these. Left alone, the bundler cuts all that the first load shares with the screens into
        // small files, which together are larger.
        codeSplitting: {
          groups: [
            { name: "machines", test: MACHINES },
            {
              name: "react",
              test: /\/node_modules\/(?:react|react-dom|scheduler|@xstate\/react|use-[\w-]+)\//,
            },
            { name: "router", test: ROUTER },
            { name: "chakra", test: CHAKRA },
          ],
        },
      },
    },
    // The first of each that know `light-dark()`.
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5", "ios17.5"],
  },
}));
