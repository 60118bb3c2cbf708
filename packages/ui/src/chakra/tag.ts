import { Tag as Parts } from "@chakra-ui/react";
import { tagSlotRecipe } from "../theme/slot-recipes/tag.ts";
import { withRecipe } from "./with-recipe.tsx";

export const Tag = /* @__PURE__ */ withRecipe(Parts, tagSlotRecipe);
