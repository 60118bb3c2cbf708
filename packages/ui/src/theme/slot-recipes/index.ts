import type { SystemConfig } from "@chakra-ui/react/styled-system";

/**
 * Of Chakra's components that have parts, those of the first load. The others bring their recipe with them
 * (`../with-recipe.tsx`), so that nobody loads the look of a drawer before one opens.
 */
export const slotRecipes: NonNullable<SystemConfig["theme"]>["slotRecipes"] = {};
