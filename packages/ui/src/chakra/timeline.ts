import { Timeline as Parts } from "@chakra-ui/react";
import { timelineSlotRecipe } from "../theme/slot-recipes/timeline.ts";
import { withRecipe } from "./with-recipe.tsx";

export const Timeline = /* @__PURE__ */ withRecipe(Parts, timelineSlotRecipe);
