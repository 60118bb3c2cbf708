import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "cart-machine", expect: { poll: { timeout: 10_000 } } },
});
