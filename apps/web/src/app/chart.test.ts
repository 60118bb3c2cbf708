import { chartErrors } from "@shop/machine-checks";
import { describe, expect, it } from "vitest";
import { contactMachine } from "../features/contact/contact-machine.ts";
import { appMachine } from "./app-machine.ts";

describe("the charts of the web app", () => {
  it("contact is named, described, connected, and answers what fails", () => {
    expect(chartErrors(contactMachine)).toEqual([]);
  });

  // A machine fails only by a bug in it. Then the root goes down with it, and the crashed screen is shown.
  it("app leaves nothing open but the end of its own machines", () => {
    const ends = [
      ...["cart", "home", "product", "session"].map((id) => `app: ${id}`),
      ...["catalog", "search"].map((id) => `app.marketplace.open: ${id}`),
      ...["checkout", "checkoutUpdates"].map((id) => `app.checkout.open: ${id}`),
    ];
    expect(chartErrors(appMachine)).toEqual(ends.map((end) => `${end} fails without an answer`));
  });
});
