import { defineConfig } from "vitest/config";

export default defineConfig({ test: { name: "order-machine", isolate: false } });
