import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { builtShop } from "./bundling/built-shop.ts";
import { pictureRenditions } from "./bundling/picture-renditions.ts";
import { stripDescriptions } from "./bundling/strip-descriptions.ts";
import { writeGlobalStyles } from "./bundling/global-styles.ts";

/** Builds what draws pages on a server, in files that import nothing but Node; after the shop itself. */
export default defineConfig({
  plugins: [
    react({ compiler: true }),
    stripDescriptions(),
    writeGlobalStyles(),
    pictureRenditions(),
    builtShop(),
  ],
  // The library of the page, as the browser has it: without the checks of development.
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  publicDir: false,
  build: {
    ssr: "src/entry-server.tsx",
    outDir: "dist-pages",
    target: "es2024",
    rolldownOptions: { output: { entryFileNames: "render-page.js", codeSplitting: false } },
  },
  ssr: { noExternal: true },
});
