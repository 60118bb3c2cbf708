import { chartErrors } from "@shop/machine-checks";
import { expect, it } from "vitest";
import { checkoutMachine } from "./checkout-machine.ts";
import { checkoutStepsMachine } from "./checkout-steps-machine.ts";
import { paymentMachine } from "./payment-machine.ts";

it.each([checkoutMachine, checkoutStepsMachine, paymentMachine])(
  "the chart of $id is named, described, connected, and answers what fails",
  (machine) => expect(chartErrors(machine)).toEqual([]),
);
