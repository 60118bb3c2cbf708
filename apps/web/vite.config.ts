import { shop } from "@shop/commerce";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { splitModule } from "./bundling/split-module.ts";
import { stripDescriptions } from "./bundling/strip-descriptions.ts";
import { webAppManifest } from "./bundling/web-app-manifest.ts";
import { paths } from "./src/paths.ts";

export default defineConfig({
  plugins: [
    react({ compiler: true }),
    splitModule({ file: /@firebase\/auth\/dist\/esm\/index-[\w-]+\.js$/, start: "initializeAuth" }),
    stripDescriptions(),
    webAppManifest({ ...shop, start: paths.home, themeColor: "#1D1C19", backgroundColor: "#1D1C19" }),
  ],
  build: { target: "es2024" },
});
