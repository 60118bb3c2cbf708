import { chartErrors } from "@shop/machine-checks";
import { expect, it } from "vitest";
import { cartMachine } from "./cart-machine.ts";

it("the chart of the cart is named, described, connected, and answers what fails", () => {
  expect(chartErrors(cartMachine)).toEqual([]);
});
