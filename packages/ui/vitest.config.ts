import { fileURLToPath } from "node:url";
import { launchOptions } from "@shop/browser";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [
    react({ compiler: true }),
    storybookTest({ configDir: fileURLToPath(new URL(".storybook", import.meta.url)) }),
  ],
  // Otherwise Vite discovers them during the tests and reloads the page.
  optimizeDeps: {
    include: [
      "@emotion/cache",
      ...["", "/anatomy", "/preset-base", "/styled-system", "/theme"].map(
        (path) => `@chakra-ui/react${path}`,
      ),
    ],
  },
  test: {
    name: "stories",
    // One page for many files: loading the shop's modules anew takes longer than a file's stories.
    isolate: false,
    setupFiles: [".storybook/be-patient.ts", ".storybook/after-each-story.ts"],
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: launchOptions() }),
      instances: [{ browser: "chromium" }],
    },
  },
});
