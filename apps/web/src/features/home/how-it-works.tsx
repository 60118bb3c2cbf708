import { DefinitionList, SectionHeading, Stack } from "@shop/ui";
import { catalog } from "../product/index.ts";

const texts = catalog.home;

/** The rule that most shops tell too late, told first. */
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
