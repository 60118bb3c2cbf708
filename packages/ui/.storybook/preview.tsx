import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { Preview } from "@storybook/react-vite";
import { ShopProvider } from "../src/index.ts";
import "../src/fonts/fonts.css";
import { breakpoints } from "../src/theme/breakpoints.ts";
import { globalTypes, initialGlobals, ToolbarStyles } from "./toolbar.tsx";
import { inspectWhenPanelOpens } from "./inspect-when-panel-opens.ts";

const viewport = (name: string, width: string, height: string) => ({
  name: `${name}, ${width}`,
  styles: { width, height },
});

/**
 * As in production, all rules go into one style sheet. Emotion's development mode adds a `<style>` element per rule, and
 * each makes the browser restyle the page.
 */
const styles = createCache({ key: "css", speedy: true });

document.documentElement.lang = "es";
inspectWhenPanelOpens();

export default {
  tags: ["autodocs"],
  decorators: [
    (Story, { globals, viewMode }) => {
      document.documentElement.style.colorScheme = String(globals["theme"]);
      const pageColors = { background: "var(--chakra-colors-bg)", color: "var(--chakra-colors-fg)" };
      return (
        <CacheProvider value={styles}>
          <ShopProvider>
            <ToolbarStyles {...globals} />
            {viewMode === "docs" ? <div style={pageColors}>{Story()}</div> : Story()}
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
          // Tests check it in both modes, and once per distinct styling: after-each-story.ts.
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
            "Mostrador",
          ],
        ],
      },
    },
    // phones, and the widths at which a screen changes its shape
    viewport: {
      options: {
        small: viewport("Teléfono chico", "320px", "640px"),
        phone: viewport("Teléfono", "390px", "844px"),
        sm: viewport("Tableta chica", breakpoints.sm, "960px"),
        md: viewport("Tableta", breakpoints.md, "800px"),
        lg: viewport("Portátil", breakpoints.lg, "800px"),
        xl: viewport("Escritorio", breakpoints.xl, "1080px"),
        "2xl": viewport("Escritorio ancho", breakpoints["2xl"], "1440px"),
      },
    },
  },
} satisfies Preview;
