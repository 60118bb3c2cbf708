import { expect, it, vi } from "vitest";

const texts = import.meta.glob([
  "../../features/*/texts.ts",
  "../../shared/{texts,format}.ts",
  "../../shared/head/texts.ts",
  "../layout/toasts/toast-texts.ts",
]);

it("to import the texts takes no formatter: the first one costs a phone tens of milliseconds", async () => {
  const made = [vi.spyOn(Intl, "NumberFormat"), vi.spyOn(Intl, "DateTimeFormat")];
  await Promise.all(Object.values(texts).map((load) => load()));
  expect(Object.keys(texts)).toContain("../../features/cart/texts.ts");
  for (const each of made) expect(each).not.toHaveBeenCalled();
});
