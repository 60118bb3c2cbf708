import {
  chakra,
  type RecipeSelection,
  type SlotRecipeDefinition,
  type SlotRecipeVariantRecord,
} from "@chakra-ui/react/styled-system";
import type { ComponentProps, FunctionComponent, JSX } from "react";
import { oneClass } from "./one-class.ts";
import { system } from "./system.ts";

type Tag = keyof JSX.IntrinsicElements;

/** Native props, the variants of the recipe, and `asChild` to lend the looks to the one child. */
export type StyledProps<T extends Tag, V> = ComponentProps<T> & V & { asChild?: boolean | undefined };

/**
 * An element with the looks of a slot recipe; the elements inside it wear `block__slot` as their class.
 * The recipe is resolved against the system once, here: Chakra's factory would do it again at every render.
 * Style props are left out on purpose, so that looks stay in recipes and native attributes keep their names.
 */
export function styled<T extends Tag, S extends string, V extends SlotRecipeVariantRecord<S>>(
  tag: T,
  recipe: SlotRecipeDefinition<S, V>,
): FunctionComponent<StyledProps<T, RecipeSelection<V>>> {
  // The types of Chakra know no recipe of computed slots; `styled`'s own signature says what comes out.
  const resolved = system.cva(oneClass(recipe as SlotRecipeDefinition));
  const factory = chakra as unknown as (
    component: T,
    style: typeof resolved,
    options: { shouldForwardProp(prop: string): boolean },
  ) => FunctionComponent<StyledProps<T, RecipeSelection<V>>>;
  return factory(tag, resolved, {
    shouldForwardProp: (prop) => prop !== "asChild" && !resolved.variantKeys.includes(prop),
  });
}
