import { PinInput as Parts } from "@chakra-ui/react";
import { pinInputSlotRecipe } from "@chakra-ui/react/theme";
import { withRecipe } from "./with-recipe.tsx";

export const PinInput = /* @__PURE__ */ withRecipe(Parts, pinInputSlotRecipe);
