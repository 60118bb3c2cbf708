import { Switch as Parts } from "@chakra-ui/react";
import { switchSlotRecipe } from "../theme/slot-recipes/switch.ts";
import { withRecipe } from "./with-recipe.tsx";

export const Switch = /* @__PURE__ */ withRecipe(Parts, switchSlotRecipe);
