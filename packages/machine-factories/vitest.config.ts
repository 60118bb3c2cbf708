import { defineConfig } from "vitest/config";

export default defineConfig({ test: { name: "machine-factories", isolate: false } });
