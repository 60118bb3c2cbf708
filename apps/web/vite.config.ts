import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { splitModule } from "./bundling/split-module.ts";
import { stripDescriptions } from "./bundling/strip-descriptions.ts";

export default defineConfig({
  plugins: [
    react({ compiler: true }),
    splitModule({ file: /@firebase\/auth\/dist\/esm\/index-[\w-]+\.js$/, start: "initializeAuth" }),
    stripDescriptions(),
  ],
  build: { target: "es2024" },
});
