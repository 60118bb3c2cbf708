import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "session-machine", environment: "node", expect: { poll: { timeout: 10_000 } } },
});
