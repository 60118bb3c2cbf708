import weakMemoize from "@emotion/weak-memoize";
import type { SystemContext } from "@chakra-ui/react/styled-system";
import { serializeStyles, type SerializedStyles } from "@emotion/serialize";

/** Chakra calculates styles anew for every element; here they are cached for equal styles. */
export function cacheStyles(system: SystemContext): SystemContext {
  return {
    ...system,
    css: serializeOnce(system.css),
    cva: weakMemoize(system.cva),
    sva: weakMemoize(system.sva),
  };
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
