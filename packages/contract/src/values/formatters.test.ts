import { expect, test, vi } from "vitest";
import { dateTimeFormat, numberFormat } from "./formatters.ts";
import { formatMoney } from "./units.ts";

test("a thousand prices need one formatter", () => {
  const made = vi.spyOn(Intl, "NumberFormat");
  for (let amount = 0; amount < 1000; amount += 1) formatMoney(amount, "es-AR", "ARS");
  expect(made).toHaveBeenCalledOnce();
  made.mockRestore();
});

test("other options are another formatter, and the same are the same", () => {
  const day = dateTimeFormat("es-MX", { dateStyle: "medium", timeZone: "UTC" });
  expect(dateTimeFormat("es-MX", { dateStyle: "medium", timeZone: "UTC" })).toBe(day);
  expect(dateTimeFormat("es-MX", { dateStyle: "medium", timeZone: "Asia/Tokyo" })).not.toBe(day);
  expect(numberFormat("de-DE").format(1250.5)).toBe("1.250,5");
  expect(numberFormat("es-MX").format(1250.5)).toBe("1,250.5");
});
