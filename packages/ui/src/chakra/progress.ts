import { Progress as Parts } from "@chakra-ui/react";
import { progressSlotRecipe } from "@chakra-ui/react/theme";
import { withRecipe } from "./with-recipe.tsx";

export const Progress = /* @__PURE__ */ withRecipe(Parts, progressSlotRecipe);
