import { Steps as Parts } from "@chakra-ui/react";
import { stepsSlotRecipe } from "@chakra-ui/react/theme";
import { withRecipe } from "./with-recipe.tsx";

export const Steps = /* @__PURE__ */ withRecipe(Parts, stepsSlotRecipe);
