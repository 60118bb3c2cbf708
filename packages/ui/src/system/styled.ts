import {
  chakra,
  type RecipeDefinition,
  type RecipeSelection,
  type SlotRecipeDefinition,
  type SlotRecipeVariantRecord,
  type SystemStyleObject,
} from "@chakra-ui/react/styled-system";
import type { ComponentProps, FunctionComponent, JSX } from "react";

type Tag = keyof JSX.IntrinsicElements;
type Slots = Partial<Record<string, SystemStyleObject | undefined>>;

/** Native props, the variants of the recipe, and `asChild` to lend the looks to the one child. */
export type StyledProps<T extends Tag, V> = ComponentProps<T> & V & { asChild?: boolean | undefined };

/**
 * For components that are not composed of Chakra's parts yet: an element with the looks of a slot recipe, whose other
 * slots are elements inside it with the class `block__slot`. It goes with the last of them.
 */
export function styled<T extends Tag, S extends string, V extends SlotRecipeVariantRecord<S>>(
  tag: T,
  recipe: SlotRecipeDefinition<S, V>,
): FunctionComponent<StyledProps<T, RecipeSelection<V>>> {
  // The types of Chakra know no recipe of computed slots; the signature says what comes out.
  const root = rootRecipe(recipe);
  const factory = chakra as unknown as (
    component: T,
    style: RecipeDefinition,
    options: { shouldForwardProp(prop: string, variantKeys?: string[]): boolean },
  ) => FunctionComponent<StyledProps<T, RecipeSelection<V>>>;
  return factory(tag, root, {
    shouldForwardProp: (prop, variants) => prop !== "asChild" && !variants?.includes(prop),
  });
}

/** One recipe for the root element, the other slots reached by their classes. */
function rootRecipe({
  className,
  base,
  variants = {},
  defaultVariants = {},
}: SlotRecipeDefinition): RecipeDefinition {
  const fold = (slots: Slots | undefined): SystemStyleObject => {
    const { root, ...others } = slots ?? {};
    const nested = Object.entries(others).map(([slot, style]) => [`& .${className}__${slot}`, style]);
    return { ...root, ...Object.fromEntries(nested) };
  };
  const folded = Object.entries(variants).map(([name, options]) => [
    name,
    Object.fromEntries(
      Object.entries(options as Record<string, Slots>).map(([option, slots]) => [option, fold(slots)]),
    ),
  ]);
  return { base: fold(base), variants: Object.fromEntries(folded), defaultVariants };
}
