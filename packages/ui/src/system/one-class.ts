import type {
  RecipeDefinition,
  SlotRecipeDefinition,
  SystemStyleObject,
} from "@chakra-ui/react/styled-system";

type Slots = Partial<Record<string, SystemStyleObject | undefined>>;

/** A recipe whose root carries the looks of all its slots. */
export type OneClassRecipe = RecipeDefinition<Record<string, Record<string, SystemStyleObject>>>;

/**
 * Folds a slot recipe into one style for the root element, its slots reached as `.block__slot`. A page of
 * sixty cards then costs sixty classes to compute and not one for every element in them.
 */
export function oneClass(recipe: SlotRecipeDefinition): OneClassRecipe {
  const fold = (slots: Slots | undefined): SystemStyleObject => {
    const { root = {}, ...others } = slots ?? {};
    const nested = Object.entries(others).map(([slot, style]) => [`& .${recipe.className}__${slot}`, style]);
    return { ...root, ...Object.fromEntries(nested) };
  };
  const variants = Object.entries(recipe.variants ?? {}).map(([name, options]) => [
    name,
    Object.fromEntries(
      Object.entries(options as Record<string, Slots>).map(([option, slots]) => [option, fold(slots)]),
    ),
  ]);
  return {
    base: fold(recipe.base),
    variants: Object.fromEntries(variants),
    defaultVariants: recipe.defaultVariants ?? {},
  };
}
