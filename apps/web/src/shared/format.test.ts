import { describe, expect, it } from "vitest";
import {
  count,
  date,
  failureText,
  longDate,
  missingWeight,
  money,
  spokenMoney,
  timeOfDay,
  unitPrice,
  weight,
} from "./format.ts";

describe("what a shopper reads", () => {
  it("writes money and weights in the formats of this shop", () => {
    expect([money(148_900), weight(1_234_500), missingWeight(11)]).toEqual([
      "$1,489.00",
      "1,234.50 kg",
      "0.02 kg",
    ]);
  });

  it.each([
    [2850, "28.50 pesos mexicanos"],
    [100, "1.00 peso mexicano"],
    [148_900, "1,489.00 pesos mexicanos"],
  ])("says %i centavos as %s", (amount, text) => {
    expect(spokenMoney(amount)).toBe(text);
  });

  it.each([
    ["2026-11-18T17:04:00.000Z", "18 de noviembre de 2026"],
    ["2026-11-19T05:30:00.000Z", "18 de noviembre de 2026"],
  ])("dates %s by the shop's clocks: %s", (moment, text) => {
    expect(date(moment)).toBe(text);
  });

  it.each([
    [0, "0 productos"],
    [1, "1 producto"],
    [2, "2 productos"],
    [1234, "1,234 productos"],
  ])("counts %i as %s", (units, text) => {
    expect(count(units, "producto", "productos")).toBe(text);
  });

  it.each([
    [{ price: 2850, content: { amount: 1, unit: "l" } } as const, "$28.50 por litro"],
    [{ price: 6200, content: { amount: 0.5, unit: "kg" } } as const, "$124.00 por kilo"],
    [{ price: 6490, content: { amount: 18, unit: "pieza" } } as const, "$3.61 por pieza"],
  ])("compares %j as %s", (product, text) => {
    expect(unitPrice(product)).toBe(text);
  });

  it("shows a failure in the formats of this shop", () => {
    expect(failureText({ id: 406, minimumWeight: 3000, missingWeight: 1254 })).toBe(
      "Te faltan 1.26 kg para el peso mínimo de 3.00 kg. Agrega algo más para poder pagar.",
    );
  });
});

it.each([
  ["2026-11-23T15:00:00.000Z", "Lunes 23 de noviembre", "9"],
  ["2026-11-24T05:30:00.000Z", "Lunes 23 de noviembre", "23:30"],
])("a delivery window of %s is read by the shop's clocks", (moment, day, time) => {
  expect([longDate(moment), timeOfDay(moment)]).toEqual([day, time]);
});
