import { DefinitionList, SectionHeading, Stack } from "@shop/ui";
import { catalog } from "../product/index.ts";

const texts = catalog.home;

/** The minimum weight, which most shops mention too late. */
export function HowItWorks() {
  return (
    <section aria-labelledby="how">
      <Stack gap="md">
        <SectionHeading id="how">{texts.how}</SectionHeading>
        <DefinitionList items={texts.steps.map(({ title, text }) => ({ term: title, value: text }))} />
      </Stack>
    </section>
  );
}
