import { inspectorPage } from "@shop/inspector/vite";
import type { StorybookConfig } from "@storybook/react-vite";

export default {
  framework: "@storybook/react-vite",
  stories: [
    { directory: "../foundations", titlePrefix: "Cimientos", files: "**/*.@(mdx|stories.tsx)" },
    { directory: "../src", files: "**/*.stories.tsx" },
    { directory: "../../../apps/web/src", files: "**/*.stories.tsx" },
    { directory: "../../../apps/desk/src", files: "**/*.stories.tsx" },
  ],
  staticDirs: ["../../../apps/web/public"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), inspectorPage()] }),
  // A package may refer to its own Storybook, which would be requested at every build and every visit.
  refs: { "@chakra-ui/react": { disable: true } },
  docs: { defaultName: "Guía" },
  // The pages of the guide are built in a test build, too.
  build: { test: { disabledAddons: [], disableMDXEntries: false } },
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
} satisfies StorybookConfig;
