import { Card as Parts } from "@chakra-ui/react";
import { cardSlotRecipe } from "@chakra-ui/react/theme";
import { withRecipe } from "./with-recipe.tsx";

export const Card = /* @__PURE__ */ withRecipe(Parts, cardSlotRecipe);
