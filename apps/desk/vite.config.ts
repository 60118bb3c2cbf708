import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  base: "/mostrador/",
  plugins: [react({ compiler: true })],
  // One Firebase project for the shop and its counter.
  envDir: "../web",
  build: { target: "es2024", modulePreload: { polyfill: false } },
});
