import { defineConfig } from "vitest/config";

export default defineConfig({ test: { name: "machines", isolate: false, testTimeout: 30_000 } });
