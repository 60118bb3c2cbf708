import { DataList as Parts } from "@chakra-ui/react";
import { dataListSlotRecipe } from "../theme/slot-recipes/data-list.ts";
import { withRecipe } from "./with-recipe.tsx";

export const DataList = /* @__PURE__ */ withRecipe(Parts, dataListSlotRecipe);
