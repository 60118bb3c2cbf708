import { Alert as Parts } from "@chakra-ui/react";
import { alertSlotRecipe } from "../theme/slot-recipes/alert.ts";
import { withRecipe } from "./with-recipe.tsx";

export const Alert = /* @__PURE__ */ withRecipe(Parts, alertSlotRecipe);
