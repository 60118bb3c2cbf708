import { Breadcrumb as Parts } from "@chakra-ui/react";
import { breadcrumbSlotRecipe } from "@chakra-ui/react/theme";
import { withRecipe } from "./with-recipe.tsx";

export const Breadcrumb = /* @__PURE__ */ withRecipe(Parts, breadcrumbSlotRecipe);
