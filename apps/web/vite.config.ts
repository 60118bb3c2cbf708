import { shop } from "@shop/commerce";
import { inspectorPage } from "@shop/inspector/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv } from "vite";
import { browserColors } from "./bundling/browser-colors.ts";
import { compressAssets } from "./bundling/compress-assets.ts";
import { offlineShell } from "./bundling/offline-shell.ts";
import { pictureRenditions } from "./bundling/picture-renditions.ts";
import { serverPages } from "./bundling/server-pages.ts";
import { stripDescriptions } from "./bundling/strip-descriptions.ts";
import { precomputeSystem } from "./bundling/precompute-system.ts";
import { webAppManifest } from "./bundling/web-app-manifest.ts";
import { paths } from "./src/shared/paths.ts";

/** What the machines of every screen are made with; forms come with the screens that have one. */
const MACHINES =
  /\/(?:node_modules\/xstate\/|packages\/machine-factories\/src\/(?:ports|create-query-machine)\.)/;
const ROUTER = /\/node_modules\/react-router\//;
/** What every component is drawn with: Chakra's engine, and the theme without what comes with lazy components. */
const CHAKRA =
  /\/node_modules\/(?:@chakra-ui\/react\/dist\/esm\/(?:styled-system(?!\/create-slot)|utils|preset-base|create-context|merge-|components\/(?:box|flex|grid|heading|text|visually-hidden)\/)|@emotion|@pandacss|stylis)|\/packages\/ui\/src\/(?:theme\/(?!slot-recipes)|icons\/icon|button\/|link-button\/|slot\/)/;

/** What most screens are made of. */
const ELEMENTS =
  /\/node_modules\/@chakra-ui\/react\/dist\/esm\/(?:styled-system\/create-slot|components\/(?:(?:alert|badge|data-list|stack)\/|icons\.))|\/packages\/(?:ui\/src\/(?:action-bar|layout|notice|page-heading|product-picture|section-heading|setting)\/|ui\/src\/(?:chakra|theme\/slot-recipes)\/(?:alert|data-list|with-recipe)|contract\/src\/failures\/(?:failure-text|invalid-reason)\.)|\/apps\/web\/src\/shared\/(?:failure-text|head\/texts)\./;
/** What shows a product among others: home, marketplace, and below each product. */
const PRODUCTS =
  /\/packages\/ui\/src\/(?:add-to-cart|handling-badge|in-view|measured-name|price|product-card|product-grid|quantity-stepper)\/|\/apps\/web\/src\/(?:features\/product\/(?:list\/[\w-]+|use-cart-quantity|product-(?:badges|control|prices)|texts)|shared\/head\/(?:json-ld|shop-data))\./;
/** What the sign-in methods have in common. */
const SIGN_IN =
  /\/apps\/web\/src\/features\/session\/(?:failure-notice|in-view|linking-notice|sign-in-draft)\./;
/** What a call is written and read by, and a form judged. */
const SCHEMAS =
  /\/node_modules\/zod\/|\/packages\/(?:contract\/src\/(?:calls\/[\w-]+|entities\/(?:address|entities|order)|failures\/(?:code|failure-schema)|values\/(?:typed-text|wire))\.|machine-factories\/src\/call-validation\.)/;

export default defineConfig(({ mode }) => ({
  plugins: [
    react({ compiler: true }),
    stripDescriptions(),
    precomputeSystem(),
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
    // The browsers named below all know `modulepreload`.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Emotion imports it for a function that nobody calls; as it is CommonJS, it would stay.
      treeshake: {
        moduleSideEffects: [{ test: /\/node_modules\/hoist-non-react-statics\//, sideEffects: false }],
      },
      output: {
        // Every screen needs the first four, and most of them the others. Left alone, the bundler cuts all that is
        // shared into small files, one for each set of screens, which together are larger and have headers each.
        codeSplitting: {
          groups: [
            { name: "machines", test: MACHINES },
            {
              name: "react",
              test: /\/(?:node_modules\/(?:react|react-dom|scheduler|@xstate\/react|use-[\w-]+)\/|packages\/machine-factories\/src\/react\.)/,
            },
            { name: "router", test: ROUTER },
            { name: "chakra", test: CHAKRA },
            // What they import of the first load stays there.
            { name: "elements", test: ELEMENTS, includeDependenciesRecursively: false },
            { name: "products", test: PRODUCTS, includeDependenciesRecursively: false },
            { name: "sign-in", test: SIGN_IN, includeDependenciesRecursively: false },
            { name: "schemas", test: SCHEMAS, includeDependenciesRecursively: false },
          ],
        },
      },
    },
    // The first of each that know `light-dark()`.
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5", "ios17.5"],
  },
}));
