import { defineConfig } from "vitest/config";

export default defineConfig({ test: { name: "checkout-machine", isolate: false } });
