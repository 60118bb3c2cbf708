import { RadioCard as Parts } from "@chakra-ui/react";
import { radioCardSlotRecipe } from "@chakra-ui/react/theme";
import { withRecipe } from "./with-recipe.tsx";

export const RadioCard = /* @__PURE__ */ withRecipe(Parts, radioCardSlotRecipe);
