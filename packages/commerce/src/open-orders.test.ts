import { expect, test } from "vitest";
import { refuseOpenOrders } from "./open-orders.ts";

const cap = { orders: 2, units: 10 };

test.for<[open: number[], units: number, failure: object | undefined]>([
  [[], 10, undefined],
  [[4], 6, undefined],
  [[], 11, { id: 409, reason: "openUnits", limit: 10 }],
  [[4], 7, { id: 409, reason: "openUnits", limit: 6 }],
  // The owner has lowered the cap since.
  [[12], 1, { id: 409, reason: "openUnits", limit: 0 }],
  [[1, 1], 1, { id: 409, reason: "openOrders", limit: 2 }],
])("beside open orders of %j units, one of %i is judged", ([open, units, failure]) => {
  expect(refuseOpenOrders(open, units, cap)).toEqual(failure);
});
