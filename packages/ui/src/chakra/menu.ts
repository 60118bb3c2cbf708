import { Menu as Parts } from "@chakra-ui/react";
import { menuSlotRecipe } from "../theme/slot-recipes/menu.ts";
import { withRecipe } from "./with-recipe.tsx";

export const Menu = /* @__PURE__ */ withRecipe(Parts, menuSlotRecipe);
