import type { SystemContext } from "@chakra-ui/react/styled-system";

/** Chakra works out a recipe that a component brings along anew for every element that wears it; here once. */
export function cacheRecipes(system: SystemContext): SystemContext {
  return { ...system, cva: once(system.cva), sva: once(system.sva) };
}

function once<Resolve extends SystemContext["cva"] | SystemContext["sva"]>(resolve: Resolve): Resolve {
  const resolved = new WeakMap<object, unknown>();
  const cached = (recipe: object) => {
    if (!resolved.has(recipe)) resolved.set(recipe, Reflect.apply(resolve, undefined, [recipe]));
    return resolved.get(recipe);
  };
  // The same function for the same argument; its types are too many to be said again.
  return cached as Resolve;
}
