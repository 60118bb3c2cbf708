import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { inputBox } from "../recipes/input.ts";

/** The select of the browser, in the box of the other fields. */
export const nativeSelectSlotRecipe = defineSlotRecipe({
  className: "chakra-native-select",
  slots: ["root", "field", "indicator"],
  base: {
    root: { position: "relative", display: "flex", width: "100%", minWidth: 0 },
    field: { ...inputBox, appearance: "none", paddingRight: "10", cursor: "pointer" },
    indicator: {
      position: "absolute",
      right: 0,
      top: 0,
      display: "grid",
      placeItems: "center",
      width: "control",
      height: "100%",
      color: "fg.muted",
      pointerEvents: "none",
      "& svg": { rotate: "90deg" },
    },
  },
});
