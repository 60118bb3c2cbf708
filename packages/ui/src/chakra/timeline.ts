import { Timeline as Parts } from "@chakra-ui/react";
import { timelineSlotRecipe } from "@chakra-ui/react/theme";
import { withRecipe } from "./with-recipe.tsx";

export const Timeline = /* @__PURE__ */ withRecipe(Parts, timelineSlotRecipe);
