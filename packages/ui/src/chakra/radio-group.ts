import { RadioGroup as Parts } from "@chakra-ui/react";
import { radioGroupSlotRecipe } from "@chakra-ui/react/theme";
import { withRecipe } from "./with-recipe.tsx";

export const RadioGroup = /* @__PURE__ */ withRecipe(Parts, radioGroupSlotRecipe);
