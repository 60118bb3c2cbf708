import { Dialog as Parts } from "@chakra-ui/react";
import { dialogSlotRecipe } from "@chakra-ui/react/theme";
import { withRecipe } from "./with-recipe.tsx";

export const Dialog = /* @__PURE__ */ withRecipe(Parts, dialogSlotRecipe);
