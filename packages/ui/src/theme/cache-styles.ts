import type { SystemContext } from "@chakra-ui/react/styled-system";
import { serializeStyles, type SerializedStyles } from "@emotion/serialize";

/** Chakra calculates styles anew for every element; here they are cached for equal styles. */
export function cacheStyles(system: SystemContext): SystemContext {
  return { ...system, css: serializeOnce(system.css), cva: once(system.cva), sva: once(system.sva) };
}

/** Emotion uses serialized styles as they are, so an element with known styles gets its class at once. */
function serializeOnce(css: SystemContext["css"]): SystemContext["css"] {
  const serialized = new Map<string, SerializedStyles>();
  return (...styles) => {
    const key = JSON.stringify(styles);
    const look = serialized.get(key) ?? serializeStyles([css(...styles)], {});
    serialized.set(key, look);
    return look;
  };
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
