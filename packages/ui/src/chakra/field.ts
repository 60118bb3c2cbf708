import { Field as Parts } from "@chakra-ui/react";
import { fieldSlotRecipe } from "../theme/slot-recipes/field.ts";
import { withRecipe } from "./with-recipe.tsx";

export const Field = /* @__PURE__ */ withRecipe(Parts, fieldSlotRecipe);
