import { Alert as Parts } from "@chakra-ui/react";
import { alertSlotRecipe } from "@chakra-ui/react/theme";
import { withRecipe } from "./with-recipe.tsx";

export const Alert = /* @__PURE__ */ withRecipe(Parts, alertSlotRecipe);
