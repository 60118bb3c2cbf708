import { DataList as Parts } from "@chakra-ui/react";
import { dataListSlotRecipe } from "@chakra-ui/react/theme";
import { withRecipe } from "./with-recipe.tsx";

export const DataList = /* @__PURE__ */ withRecipe(Parts, dataListSlotRecipe);
