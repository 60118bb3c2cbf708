import { Drawer as Parts } from "@chakra-ui/react";
import { drawerSlotRecipe } from "../theme/slot-recipes/drawer.ts";
import { withRecipe } from "./with-recipe.tsx";

export const Drawer = /* @__PURE__ */ withRecipe(Parts, drawerSlotRecipe);
