import type { ComponentProps, ElementType } from "react";

/**
 * Chakra's component with the shop's recipe, which is so bundled with its users: it is part neither of the system nor
 * of the first load.
 */
export function withRecipe<Parts extends { Root: ElementType }>(parts: Parts, recipe: object): Parts {
  const { Root } = parts;
  return { ...parts, Root: (props: ComponentProps<Parts["Root"]>) => <Root recipe={recipe} {...props} /> };
}
