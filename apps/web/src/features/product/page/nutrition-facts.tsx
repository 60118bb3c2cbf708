import { Heading } from "@chakra-ui/react";
import type { Nutrition, Product } from "@shop/contract";
import { DataList, DataListItem, Stack } from "@shop/ui";
import { useId } from "react";
import { measure } from "./label-format.ts";
import { catalog } from "../texts.ts";

const texts = catalog.product;

/** The units of the facts, in the sequence that labels in Mexico have (NOM-051). */
const UNITS = [
  ["energyKcal", "kcal"],
  ["proteinG", "g"],
  ["fatG", "g"],
  ["saturatedFatG", "g"],
  ["carbohydratesG", "g"],
  ["sugarsG", "g"],
  ["sodiumMg", "mg"],
] as const satisfies readonly (readonly [keyof Nutrition, string])[];

/** The nutrition facts of 100 g or 100 ml, from the label; null if the shop has none. */
export function NutritionFacts({ product: { nutrition, content } }: { product: Product }) {
  const id = useId();
  if (!nutrition) return null;
  return (
    <Stack
      aria-labelledby={id}
      as="section"
      containIntrinsicSize="auto 16rem"
      contentVisibility="auto"
      gap="xs"
      maxWidth={{ sm: "22rem" }}
    >
      <Heading as="h2" id={id} size="xl">
        {texts.nutrition(measure(100, content.unit === "l" ? "ml" : "g"))}
      </Heading>
      <DataList.Root variant="bold">
        {UNITS.map(([field, unit]) => (
          <DataListItem
            key={field}
            label={texts.nutritionTerms[field]}
            value={measure(nutrition[field], unit)}
          />
        ))}
      </DataList.Root>
    </Stack>
  );
}
