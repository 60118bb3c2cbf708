import { Global } from "@emotion/react";
import type { Preview } from "@storybook/react-vite";
import { reducedMotion } from "../src/theme/global-css.ts";

type GlobalTypes = NonNullable<Preview["globalTypes"]>;
type Globals = Record<string, unknown>;

/** What a designer may change about every story, beside its width. */
export const globalTypes: GlobalTypes = {
  theme: {
    description: "Claro u oscuro",
    toolbar: {
      dynamicTitle: true,
      items: [
        { value: "light", title: "Claro", icon: "sun" },
        { value: "dark", title: "Oscuro", icon: "moon" },
      ],
    },
  },
  textSize: {
    description: "El tamaño de letra que la persona eligió en su navegador",
    toolbar: {
      dynamicTitle: true,
      items: [
        { value: "normal", title: "Letra al 100 %" },
        { value: "double", title: "Letra al 200 %" },
      ],
    },
  },
  motion: {
    description: "Con movimiento, o reducido",
    toolbar: {
      dynamicTitle: true,
      items: [
        { value: "full", title: "Con movimiento", icon: "play" },
        { value: "reduced", title: "Movimiento reducido", icon: "stop" },
      ],
    },
  },
};

export const initialGlobals: Globals = {
  theme: "light",
  textSize: "normal",
  motion: "full",
};

/** Applies the choices of the toolbar to the page, including drawers and menus, which are outside the story. */
export function ToolbarStyles({ textSize, motion }: Globals) {
  return (
    <>
      {textSize === "double" && <Global styles={{ ":root": { fontSize: "200%" } }} />}
      {/* The theme's own rules for users who prefer reduced motion. */}
      {motion === "reduced" && <Global styles={{ "*, ::before, ::after": reducedMotion }} />}
    </>
  );
}
