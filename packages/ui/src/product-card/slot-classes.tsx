import {
  useChakraContext,
  type RecipeSelection,
  type SlotRecipeDefinition,
  type SlotRecipeVariantRecord,
  type SystemStyleObject,
} from "@chakra-ui/react/styled-system";
import { withEmotionCache, type EmotionCache } from "@emotion/react";
import { serializeStyles, type SerializedStyles } from "@emotion/serialize";
import { insertStyles, registerStyles } from "@emotion/utils";
import { useInsertionEffect, type ReactNode } from "react";

type Looks = [slot: string, look: SerializedStyles][];

/** The styles of each slot, by Chakra's result for the variants, which is the same object for the same variants. */
const known = new WeakMap<object, Looks>();

export interface SlotClassesProps<Slot extends string, Variants extends SlotRecipeVariantRecord<Slot>> {
  recipe: SlotRecipeDefinition<Slot, Variants>;
  variants?: RecipeSelection<Variants>;
  children: (classes: Record<Slot, string>) => ReactNode;
}

/**
 * The classes of a slot recipe, for plain elements in long lists: each part from `createSlotRecipeContext` is three
 * React components, and a card has nine parts (docs/decisions/0104).
 */
export function SlotClasses<Slot extends string, Variants extends SlotRecipeVariantRecord<Slot>>({
  recipe,
  variants,
  children,
}: SlotClassesProps<Slot, Variants>) {
  const { css, sva } = useChakraContext();
  const ofRecipe = sva(recipe);
  // Chakra's types are only strings.
  const styles = ofRecipe(variants) as object as Record<string, SystemStyleObject>;
  const looks =
    known.get(styles) ??
    Object.entries(styles).map(([slot, style]): Looks[number] => [slot, serializeStyles([css(style)], {})]);
  known.set(styles, looks);
  return (
    <Written looks={looks}>
      {(key) => {
        const classes = { ...ofRecipe.classNameMap };
        for (const [slot, { name }] of looks) classes[slot as Slot] += ` ${key}-${name}`;
        return children(classes);
      }}
    </Written>
  );
}

type WrittenProps = { looks: Looks; children: (key: string) => ReactNode };

/** Lets Emotion insert missing styles before they are needed. */
const Written = withEmotionCache<WrittenProps, unknown>(({ looks, children }, cache) => {
  for (const [, look] of looks) registerStyles(cache, look, true);
  useInsertionEffect(() => write(looks, cache), [looks, cache]);
  // Effects do not run on a server.
  if (typeof document === "undefined") write(looks, cache);
  return children(cache.key);
});

function write(looks: Looks, cache: EmotionCache): void {
  for (const [, look] of looks) insertStyles(cache, look, true);
}
