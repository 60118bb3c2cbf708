import { DataList, DataListItem, SectionHeading, Stack } from "@shop/ui";
import { home as texts } from "./texts.ts";

/** Explains the minimum weight before the shopper fills a cart. */
export function HowItWorks() {
  return (
    <section aria-labelledby="how">
      <Stack gap="md">
        <SectionHeading id="how">{texts.how}</SectionHeading>
        <DataList.Root>
          {texts.steps.map(({ title, text }) => (
            <DataListItem key={title} label={title} value={text} />
          ))}
        </DataList.Root>
      </Stack>
    </section>
  );
}
