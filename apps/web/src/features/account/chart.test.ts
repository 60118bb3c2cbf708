import { chartErrors } from "@shop/machine-checks";
import { describe, expect, it } from "vitest";
import { addressBookMachine } from "./address-book-machine.ts";
import { addressFormMachine } from "./addresses/address-form-machine.ts";
import { orderListMachine } from "./order-list-machine.ts";
import { profileFormMachine, profileMachine } from "./profile-machine.ts";
import { reauthenticationMachine } from "./reauthentication-machine.ts";
import { securityFormMachine } from "./security-form-machine.ts";
import { securityMachine } from "./security-machine.ts";
import { verificationMachine } from "./verification-machine.ts";

const charts = [
  addressBookMachine,
  addressFormMachine,
  orderListMachine,
  profileFormMachine,
  profileMachine,
  reauthenticationMachine,
  securityFormMachine,
  securityMachine,
  verificationMachine,
];

describe("the charts of the account", () => {
  it.each(charts.map((chart) => [chart.id, chart] as const))(
    "%s is named, described, connected, and answers what fails",
    (_, chart) => {
      expect(chartErrors(chart)).toEqual([]);
    },
  );
});
