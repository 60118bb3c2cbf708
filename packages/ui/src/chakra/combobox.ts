import { Combobox as Parts } from "@chakra-ui/react";
import { comboboxSlotRecipe } from "@chakra-ui/react/theme";
import { withRecipe } from "./with-recipe.tsx";

export const Combobox = /* @__PURE__ */ withRecipe(Parts, comboboxSlotRecipe);
