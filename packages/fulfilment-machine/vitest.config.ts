import { defineConfig } from "vitest/config";

export default defineConfig({ test: { name: "fulfilment-machine", isolate: false } });
