import { NumberInput as Parts } from "@chakra-ui/react";
import { numberInputSlotRecipe } from "@chakra-ui/react/theme";
import { withRecipe } from "./with-recipe.tsx";

export const NumberInput = /* @__PURE__ */ withRecipe(Parts, numberInputSlotRecipe);
