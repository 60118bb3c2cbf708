import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { Preview } from "@storybook/react-vite";
import { ShopProvider } from "../src/index.ts";
import "../src/fonts/fonts.css";
import { globalTypes, initialGlobals, ToolbarStyles } from "./toolbar.tsx";
import { waitForFlows } from "./wait-for-flows.ts";

const viewport = (name: string, width: number, height: number) => ({
  name: `${name}, ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** Inserts rules as in the built shop: with an element for each, as in development, the browser restyles the page each time. */
const styles = createCache({ key: "css", speedy: true });

document.documentElement.lang = "es";
waitForFlows();

export default {
  tags: ["autodocs"],
  decorators: [
    (Story, { globals, viewMode }) => {
      document.documentElement.style.colorScheme = String(globals["theme"]);
      const ground = { background: "var(--chakra-colors-bg)", color: "var(--chakra-colors-fg)" };
      return (
        <CacheProvider value={styles}>
          <ShopProvider>
            <ToolbarStyles {...globals} />
            {viewMode === "docs" ? <div style={ground}>{Story()}</div> : Story()}
          </ShopProvider>
        </CacheProvider>
      );
    },
  ],
  globalTypes,
  initialGlobals,
  parameters: {
    layout: "fullscreen",
    docs: { lang: "es" },
    a11y: {
      test: "error",
      options: {
        rules: {
          // axe disables this rule of WCAG 2.2 by default
          "target-size": { enabled: true },
          // Tests check it in both modes, and once for texts of the same looks: after-each-story.ts.
          "color-contrast": { enabled: import.meta.env.MODE !== "test" },
        },
      },
    },
    options: {
      storySort: {
        method: "alphabetical",
        locales: "es",
        order: [
          "Cimientos",
          ["El taller", "Voz", "Colores", "Letras"],
          "Acciones",
          "Formularios",
          "Navegación",
          "Producto",
          "Carrito",
          "Compra",
          "Pedido",
          "Cuenta",
          "Avisos",
          "Estructura",
          "Pantallas",
          [
            "Marco",
            "Inicio",
            "Catálogo",
            "Producto",
            "Carrito",
            "Compra",
            "Pedido",
            "Acceso",
            "Cuenta",
            "Información",
            "Privacidad",
          ],
        ],
      },
    },
    // a phone, and the widths at which a screen changes its shape
    viewport: {
      options: {
        small: viewport("Teléfono chico", 320, 640),
        phone: viewport("Teléfono", 390, 844),
        sm: viewport("Tableta chica", 600, 960),
        md: viewport("Tableta", 960, 800),
        lg: viewport("Portátil", 1280, 800),
        xl: viewport("Escritorio", 1920, 1080),
        "2xl": viewport("Escritorio ancho", 2560, 1440),
      },
    },
  },
} satisfies Preview;
