import { chartErrors } from "@shop/machine-checks";
import { expect, it } from "vitest";
import { cartMachines } from "./scenarios/run-cart.ts";

// A machine fails only by a bug in it. Then the root goes down with it, and the crashed screen is shown.
it("the charts of the cart leave nothing open but the end of its own machines", () => {
  expect(cartMachines.flatMap((machine) => chartErrors(machine))).toEqual([
    "cart.open.shopper.guest: contents fails without an answer",
    "cart.open.shopper.account: contents fails without an answer",
    "accountCart: outbox fails without an answer",
    "accountCart: summary fails without an answer",
  ]);
});
