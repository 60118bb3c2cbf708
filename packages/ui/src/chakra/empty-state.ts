import { EmptyState as Parts } from "@chakra-ui/react";
import { emptyStateSlotRecipe } from "@chakra-ui/react/theme";
import { withRecipe } from "./with-recipe.tsx";

export const EmptyState = /* @__PURE__ */ withRecipe(Parts, emptyStateSlotRecipe);
