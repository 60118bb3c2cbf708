import { describe, expect, test } from "vitest";
import {
  categoryId,
  decimalMoney,
  kilograms,
  money,
  operationId,
  productId,
  quantity,
  weight,
} from "./wire.ts";
import * as z from "zod/mini";

const decoded = (schema: z.ZodMiniType, value: unknown) => {
  const result = z.safeDecode(schema, value);
  return result.success ? result.data : "refused";
};

const encoded = (schema: z.ZodMiniType, value: unknown) => {
  const result = z.safeEncode(schema, value);
  return result.success ? result.data : "refused";
};

describe("money", () => {
  test.for([
    [0, 0],
    [0.1, 10],
    [0.29, 29],
    [1.15, 115],
    [19.99, 1999],
    [0.1 + 0.2, 30],
    [1_000_000.01, 100_000_001],
  ] as const)("%d in the currency is %i in minor units", ([decimal, minor]) => {
    expect(decoded(money, decimal)).toBe(minor);
  });

  test.for([1.005, 0.001, -0.01, -1, 1e21, 1e15, Number.NaN, Number.POSITIVE_INFINITY, "1.50", null, [1]])(
    "%s is no amount of money",
    (value) => {
      expect(decoded(money, value)).toBe("refused");
    },
  );

  test.for([0, 1, 10, 29, 115, 1999, 2850, 100_000_001, 13_433_184_361])(
    "%i minor units come back the same",
    (minor) => {
      expect(decoded(money, encoded(money, minor))).toBe(minor);
    },
  );

  test.for([0.5, 28.499, Number.NaN, -1])("%d minor units are never sent", (minor) => {
    expect(encoded(money, minor)).toBe("refused");
  });
});

test.for([decimalMoney, kilograms])("an amount in a file that no integer can count is refused", (schema) => {
  expect([decoded(schema, 1e21), decoded(schema, 1.5)]).toEqual(["refused", 1.5]);
});

describe("weight", () => {
  test.for([
    [0, 0],
    [0.1, 100],
    [0.001, 1],
    [1.005, 1005],
    [4.35, 4350],
    [0.1 + 0.2, 300],
    [16_786_062.297, 16_786_062_297],
  ] as const)("%d kg are %i g", ([carried, grams]) => {
    expect(decoded(weight, carried)).toBe(grams);
    expect(encoded(weight, grams)).toBe(grams / 1000);
  });

  test.for([1.0005, -0.001, 1e21, Number.NaN, "1.03"])("%s is no weight", (value) => {
    expect(decoded(weight, value)).toBe("refused");
  });
});

describe("names and numbers", () => {
  test.for(["a", "7-up", "leche-entera-1-l", "a".repeat(80)])("%s names a product", (id) => {
    expect(decoded(productId, id)).toBe(id);
  });

  test.for(["", "-a", "Leche", "ñu", "a b", "a/b", "a\n", "__proto__", "a".repeat(81), 7])(
    "%j names no product",
    (id) => {
      expect(decoded(productId, id)).toBe("refused");
    },
  );

  test.for(["", "7up", "constructor!", "a".repeat(41)])("%j names no category", (id) => {
    expect(decoded(categoryId, id)).toBe("refused");
  });

  test.for([1, 999])("%i units are a quantity", (units) => {
    expect(decoded(quantity, units)).toBe(units);
  });

  test.for([0, -1, 1.5, 1000, 1e21, Number.NaN, "1", true])("%j units are no quantity", (units) => {
    expect(decoded(quantity, units)).toBe("refused");
  });

  test.for(["a1b2c3d4", "123e4567-e89b-12d3-a456-426614174000"])("%s names an operation", (id) => {
    expect(decoded(operationId, id)).toBe(id);
  });

  test.for(["short", "with space", "a".repeat(65)])("%j names no operation", (id) => {
    expect(decoded(operationId, id)).toBe("refused");
  });
});
