import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What WCAG 2.2 A and AA forbid and this screen does: the rule, and where. */
export async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id} (${help}): ${target.join(" ")}`),
  );
}
