import createCache from "@emotion/cache";
import { serializeStyles } from "@emotion/serialize";

/** What Chakra uses in the browser, here as text; the bundler writes the prefixes that are still needed. */
const cache = createCache({ key: "css", stylisPlugins: [] });

/**
 * The rules of a style object as CSS.
 * @param selector what they are about; empty for styles of the whole page
 * @param styles as Chakra's system resolves them
 */
export function writeRules(selector: string, styles: object): string {
  // Its types know no layers; the objects are those that Chakra hands to it.
  const serialized = serializeStyles([styles] as Parameters<typeof serializeStyles>[0]);
  // The cache answers by name, whatever the selector.
  const name = `${selector}|${serialized.name}`;
  return cache.insert(selector, { ...serialized, name }, cache.sheet, false) ?? "";
}
