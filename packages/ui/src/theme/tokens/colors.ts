import { defineTokens } from "@chakra-ui/react/styled-system";
import { palette } from "./palette.ts";
import { values } from "./values.ts";

export const colors = defineTokens.colors({
  transparent: { value: "transparent" },
  current: { value: "currentColor" },
  black: { value: "#000000" },
  white: { value: "#FFFFFF" },
  // Chakra's backdrop behind a dialog or a drawer.
  blackAlpha: { 500: { value: "#0F0E0C99" } },
  gold: values(palette.gold),
  gray: values(palette.gray),
});
