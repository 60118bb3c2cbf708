import type { Preview } from "@storybook/react-vite";
import { ShopProvider } from "../src/index.ts";
import "../src/fonts/fonts.css";

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

document.documentElement.lang = "es";

export default {
  tags: ["autodocs"],
  decorators: [
    (Story, { globals, viewMode }) => {
      document.documentElement.style.colorScheme = String(globals["theme"]);
      const ground = { background: "var(--shop-colors-bg)", color: "var(--shop-colors-fg)" };
      return (
        <ShopProvider>{viewMode === "docs" ? <div style={ground}>{Story()}</div> : Story()}</ShopProvider>
      );
    },
  ],
  globalTypes: {
    theme: {
      description: "Light or dark",
      toolbar: { icon: "mirror", items: ["light", "dark"], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: "light" },
  parameters: {
    layout: "fullscreen",
    a11y: { test: "error" },
    viewport: {
      options: {
        phone: viewport("Phone, 390", 390, 844),
        tablet: viewport("Tablet, 960", 960, 800),
        desktop: viewport("Desktop, 1440", 1440, 900),
      },
    },
  },
} satisfies Preview;
