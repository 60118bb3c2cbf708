import type { ComponentProps, ElementType } from "react";

/**
 * Chakra's component with the recipe of the shop, which so comes in the chunk of who uses it: the system need not know
 * it, and the first load does not carry it.
 */
export function withRecipe<Parts extends { Root: ElementType }>(parts: Parts, recipe: object): Parts {
  const { Root } = parts;
  return { ...parts, Root: (props: ComponentProps<Parts["Root"]>) => <Root recipe={recipe} {...props} /> };
}
