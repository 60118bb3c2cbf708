import { Dialog as Parts } from "@chakra-ui/react";
import { dialogSlotRecipe } from "../theme/slot-recipes/dialog.ts";
import { withRecipe } from "./with-recipe.tsx";

export const Dialog = /* @__PURE__ */ withRecipe(Parts, dialogSlotRecipe);
