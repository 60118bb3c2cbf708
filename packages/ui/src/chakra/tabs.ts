import { Tabs as Parts } from "@chakra-ui/react";
import { tabsSlotRecipe } from "@chakra-ui/react/theme";
import { withRecipe } from "./with-recipe.tsx";

export const Tabs = /* @__PURE__ */ withRecipe(Parts, tabsSlotRecipe);
