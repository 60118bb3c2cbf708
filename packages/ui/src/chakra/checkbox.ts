import { Checkbox as Parts } from "@chakra-ui/react";
import { checkboxSlotRecipe } from "@chakra-ui/react/theme";
import { withRecipe } from "./with-recipe.tsx";

export const Checkbox = /* @__PURE__ */ withRecipe(Parts, checkboxSlotRecipe);
