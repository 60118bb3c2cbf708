import { chartErrors } from "@shop/machine-checks";
import { expect, it } from "vitest";
import { checkoutMachine } from "./checkout-machine.ts";

it("the chart of the checkout is named, described, connected, and answers what fails", () => {
  expect(chartErrors(checkoutMachine)).toEqual([]);
});
