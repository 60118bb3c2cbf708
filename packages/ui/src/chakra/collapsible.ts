import { Collapsible as Parts } from "@chakra-ui/react";
import { collapsibleSlotRecipe } from "@chakra-ui/react/theme";
import { withRecipe } from "./with-recipe.tsx";

export const Collapsible = /* @__PURE__ */ withRecipe(Parts, collapsibleSlotRecipe);
