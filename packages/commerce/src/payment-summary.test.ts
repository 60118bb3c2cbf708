import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { summarise } from "./payment-summary.ts";
import { anyCart } from "./testing/any-cart.ts";
import { aLine, aShop } from "./testing/samples.ts";

const NOT_SHIPPED: unknown = expect.objectContaining({ failure: { id: 422, field: "shippingOption" } });
const CLOSED = { isClosed: true, orders: {} };

describe("summarise", () => {
  test("two kilograms and one gram of rice travel as three kilograms begun", () => {
    expect(summarise([aLine(1, { weight: 2001 })], undefined, aShop)).toEqual({
      products: 1000,
      shipping: 3900 + 3 * 300,
      coldChainSurcharge: 0,
      discount: 0,
      iva: 800,
      total: 5800,
      totalWeight: 2001,
      shippingOption: "estandar",
      shippingOptions: [
        { id: "estandar", name: "Estándar", window: "Mañana", price: 4800, available: true, windows: [] },
        { id: "refrigerado", name: "Frío", window: "Hoy", price: 7100, available: true, windows: [] },
      ],
    });
  });

  test("the surcharge counts the kilograms begun of the cold chain alone", () => {
    const items = [aLine(1, { weight: 4000 }), aLine(1, { id: "leche", category: "lacteos", weight: 1001 })];
    expect(summarise(items, undefined, aShop)).toMatchObject({
      coldChainSurcharge: 2 * 450,
      shipping: 5900 + 6 * 400,
      shippingOption: "refrigerado",
      total: 2000 + 900 + 8300,
    });
  });

  test("the surcharge weighs cold goods of every category together, and no others", () => {
    const items = [
      aLine(1, { id: "salmon", category: "carnes-y-pescados", coldChain: true, weight: 600 }),
      aLine(1, { id: "insulina", category: "farmacia", coldChain: true, weight: 300 }),
      aLine(1, { id: "leche", category: "lacteos", weight: 101 }),
      aLine(1, { id: "leche-en-polvo", category: "lacteos", coldChain: false, weight: 2000 }),
      aLine(1, { id: "arroz", weight: 1000 }),
    ];
    expect(summarise(items, undefined, aShop)).toMatchObject({
      coldChainSurcharge: 2 * 450,
      shippingOption: "refrigerado",
    });
    expect(() => summarise(items, "estandar", aShop)).toThrow(NOT_SHIPPED);
  });

  test("the wanted shipping option is taken when it can carry the cart", () => {
    expect(summarise([aLine(1)], "refrigerado", aShop)).toMatchObject({ shippingOption: "refrigerado" });
  });

  test.for([
    ["does not exist", "abarrotes", "dron"],
    ["is empty", "abarrotes", ""],
    ["does not keep cold what must be cold", "lacteos", "estandar"],
  ] as const)("a shipping option that %s is refused", ([, category, wanted]) => {
    expect(() => summarise([aLine(1, { category })], wanted, aShop)).toThrow(NOT_SHIPPED);
  });

  test("a cart that no option can carry is refused", () => {
    const shop = { ...aShop, shipping: aShop.shipping.filter(({ keepsCold }) => !keepsCold) };
    const cold = [aLine(1, { category: "lacteos" })];
    expect(() => summarise(cold, undefined, shop)).toThrow(NOT_SHIPPED);
  });
});

describe("the window of a summary", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const plan = { from: "09:00", to: "14:00", cutOff: { daysBefore: 1, at: "18:00" } };
  const [standard, cold] = aShop.shipping.map((option) => ({ ...option, windows: [plan] }));
  const shop = { ...aShop, shipping: [standard, cold].filter((option) => option !== undefined) };
  const summaryWith = (choices: { window?: string; now?: Date }, wanted?: string) =>
    summarise([aLine(1)], wanted, shop, { now, ...choices });

  test("without a wish it is the next one, and every option lists its own", () => {
    const summary = summaryWith({});
    expect(summary.window?.id).toBe("2026-11-22-0900-1400");
    expect(summary.shippingOptions.map(({ windows }) => windows.map(({ id }) => id))).toEqual([
      ["2026-11-22-0900-1400", "2026-11-23-0900-1400"],
      ["2026-11-22-0900-1400", "2026-11-23-0900-1400"],
    ]);
  });

  test("the wanted one is taken", () => {
    expect(summaryWith({ window: "2026-11-23-0900-1400" }, "refrigerado")).toMatchObject({
      shippingOption: "refrigerado",
      window: { id: "2026-11-23-0900-1400", label: "Lunes 23 de noviembre, de 9\u00a0a\u00a014\u00a0h" },
    });
  });

  test.for([
    ["is closed by now", { window: "2026-11-22-0900-1400", now: new Date("2026-11-22T00:00:00Z") }],
    ["does not exist", { window: "2026-11-22-0900-1500" }],
  ] as const)("one that %s is refused", ([, choices]) => {
    expect(() => summaryWith(choices)).toThrow(
      expect.objectContaining({ failure: { id: 422, field: "window", reason: "windowClosed" } }),
    );
  });

  test("while every day is closed, the reason says so", () => {
    const days = { "2026-11-22": CLOSED, "2026-11-23": CLOSED };
    expect(() => summarise([aLine(1)], "estandar", shop, { now, days })).toThrow(
      expect.objectContaining({
        failure: { id: 422, field: "shippingOption", reason: "windowsClosed" },
      }),
    );
  });

  test("where only some options deliver another one is taken, and where none does the address is refused", () => {
    const near = { ...shop, shipping: shop.shipping.map((each) => ({ ...each, postalCodes: ["0"] })) };
    const [first, second] = [near.shipping.slice(0, 1), shop.shipping.slice(1)];
    const to = { now, postalCode: "97000" };
    const partly = { ...shop, shipping: [...first, ...second] };
    expect(summarise([aLine(1)], undefined, partly, to).shippingOption).toBe("refrigerado");
    expect(() => summarise([aLine(1)], "estandar", partly, to)).toThrow(NOT_SHIPPED);
    const outside = expect.objectContaining({
      failure: { id: 422, field: "address", reason: "outsideArea" },
    });
    expect(() => summarise([aLine(1)], undefined, near, to)).toThrow(outside);
    const full = {
      isClosed: false,
      orders: { "refrigerado-2026-11-22-0900-1400": 1, "refrigerado-2026-11-23-0900-1400": 1 },
    };
    const partlyFull = {
      ...shop,
      shipping: [...first, ...second.map((each) => ({ ...each, windows: [{ ...plan, capacity: 1 }] }))],
    };
    const days = { "2026-11-22": full, "2026-11-23": full };
    expect(() => summarise([aLine(1)], undefined, partlyFull, { ...to, days })).toThrow(outside);
  });

  test("while only the cold is not delivered, that is no reason for a cold cart", () => {
    const orders = { "refrigerado-2026-11-22-0900-1400": 1, "refrigerado-2026-11-23-0900-1400": 1 };
    const full = { isClosed: false, orders };
    const [, coldOption] = shop.shipping;
    const windows = [{ ...plan, capacity: 1 }];
    const shipping = shop.shipping.map((option) => (option === coldOption ? { ...option, windows } : option));
    const days = { "2026-11-22": full, "2026-11-23": full };
    const milk = [aLine(1, { category: "lacteos" })];
    expect(() => summarise(milk, undefined, { ...shop, shipping }, { now, days })).toThrow(NOT_SHIPPED);
  });

  test("a summary that knows no time has none", () => {
    expect(summarise([aLine(1)], undefined, shop)).not.toHaveProperty("window");
  });
});

describe("the IVA inside the prices", () => {
  const free = aShop.shipping.map((option) => ({
    ...option,
    rates: [{ upTo: 1000, price: 0 }],
    perExtraKilogram: 0,
  }));
  const shop = { ...aShop, shipping: free, coldChain: { surchargePerKilogram: 0 } };
  const ivaOf = (...items: Parameters<typeof summarise>[0]) => summarise(items, undefined, shop).iva;

  test("$116.00 at 16 % hold $16.00", () => {
    expect(ivaOf(aLine(1, { price: 11600 }))).toBe(1600);
  });

  test("a category at 0 % holds none", () => {
    expect(ivaOf(aLine(1, { price: 11600, category: "lacteos" }))).toBe(0);
  });

  test("a category has its own rate", () => {
    expect(ivaOf(aLine(1, { price: 10800, category: "libros" }))).toBe(800);
  });

  test("it is rounded once per rate, not once per line", () => {
    // Each of ten lines of 3 centavos holds 0.41, which alone would round to 0.
    const items = Array.from({ length: 10 }, (_, index) => aLine(1, { id: `p${index}`, price: 3 }));
    expect(ivaOf(...items)).toBe(4);
  });

  test("half a centavo rounds up", () => {
    const items = [aLine(1, { price: 4, category: "lujo" })];
    const iva = { percentage: 16, byCategory: { lujo: 60 } };
    expect(summarise(items, undefined, { ...shop, iva }).iva).toBe(2);
  });

  test("a category that is called like a method of every object holds the general rate", () => {
    const items = (category: string) => [aLine(1, { price: 11_600, category })];
    expect(ivaOf(...items("constructor"))).toBe(ivaOf(...items("lujo")));
  });

  test("shipping and the surcharge hold IVA at the general rate", () => {
    const items = [aLine(1, { price: 0, weight: 1000, category: "lacteos" })];
    expect(summarise(items, "refrigerado", aShop).iva).toBe(931);
  });
});

test("the shipping option of any cart carries the cold chain only when it keeps cold", () => {
  fc.assert(
    fc.property(anyCart, fc.constantFrom(undefined, "refrigerado"), (items, wanted) => {
      const cold = items.some(({ category, coldChain }) => coldChain ?? category === "lacteos");
      const expected = wanted ?? (cold ? "refrigerado" : "estandar");
      expect(summarise(items, wanted, aShop).shippingOption).toBe(expected);
    }),
  );
});

test("what is sold out costs nothing, weighs nothing and does not need the cold", () => {
  const soldOut = aLine(4, { id: "leche", category: "lacteos", stock: 0 });
  expect(summarise([aLine(2), soldOut], undefined, aShop)).toEqual(summarise([aLine(2)], undefined, aShop));
});
