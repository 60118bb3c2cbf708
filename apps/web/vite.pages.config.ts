import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { pictureRenditions } from "./bundling/picture-renditions.ts";
import { stripDescriptions } from "./bundling/strip-descriptions.ts";
import { precomputeSystem } from "./bundling/precompute-system.ts";

/**
 * Builds the code that renders pages on a server into one file that imports only Node's modules. `serverPages` runs it
 * within the build of the shop.
 */
export default defineConfig({
  plugins: [react({ compiler: true }), stripDescriptions(), precomputeSystem(), pictureRenditions()],
  // React's production build, as in the browser.
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  publicDir: false,
  build: {
    ssr: "src/entry-server.tsx",
    target: "es2024",
    rolldownOptions: { output: { entryFileNames: "render-page.js", codeSplitting: false } },
  },
  ssr: { noExternal: true },
});
