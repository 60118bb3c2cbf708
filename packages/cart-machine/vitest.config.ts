import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "cart-machine", isolate: false, expect: { poll: { timeout: 10_000 } } },
});
