import type { SlotRecipeDefinition } from "@chakra-ui/react/styled-system";

/** Every recipe that a component wears, by the place where it puts it on. */
export const recipes = new Map<string, SlotRecipeDefinition>();

/** Stands for `styled` while the recipes are read: nothing is drawn. */
export function styled(tag: string, recipe: SlotRecipeDefinition, place: string): string {
  recipes.set(place, recipe);
  return tag;
}
