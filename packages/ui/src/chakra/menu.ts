import { Menu as Parts } from "@chakra-ui/react";
import { menuSlotRecipe } from "@chakra-ui/react/theme";
import { withRecipe } from "./with-recipe.tsx";

export const Menu = /* @__PURE__ */ withRecipe(Parts, menuSlotRecipe);
