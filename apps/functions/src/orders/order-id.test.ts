import { expect, it } from "vitest";
import { orderIdOf, orderNumberOf } from "./order-id.ts";

const numbers = Array.from({ length: 2000 }, (_, index) =>
  orderNumberOf(orderIdOf("ana", `clave-${index}-000`)),
);

it("the number of an order never has 0 or O, nor 1 or I", () => {
  expect(
    numbers.filter((number) => !/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{2}$/.test(number)),
  ).toEqual([]);
});

it("other orders have other numbers", () => {
  expect(new Set(numbers).size).toBe(numbers.length);
});
