import { describe, expect, it } from "vitest";
import { settleLines } from "./guest-cart.ts";
import { lineOf } from "./testing.ts";

const ASKED = [lineOf("arroz", 2), lineOf("pastillas", 9), lineOf("antibiotico")];
const ACCEPTED = [lineOf("arroz", 2, { unitPrice: 1500 }), lineOf("pastillas", 5)];

describe("the lines of a device, once they were priced", () => {
  it("are as the shop accepted them, with the server's data", () => {
    expect(settleLines(ASKED, ASKED, ACCEPTED)).toEqual(ACCEPTED);
  });

  it("keep what was clicked since, but for products of which there is no more", () => {
    const now = [lineOf("arroz", 7), lineOf("pastillas", 10), lineOf("antibiotico", 2), lineOf("frijol")];
    expect(settleLines(now, ASKED, ACCEPTED)).toEqual([
      lineOf("arroz", 7, { unitPrice: 1500 }),
      lineOf("pastillas", 5),
      lineOf("frijol"),
    ]);
  });

  it("do not reappear when they were removed since", () => {
    expect(settleLines([], ASKED, ACCEPTED)).toEqual([]);
    expect(settleLines([lineOf("pastillas", 1)], ASKED, ACCEPTED)).toEqual([lineOf("pastillas", 1)]);
  });

  it("are settled by two tabs as by one", () => {
    const once = settleLines(ASKED, ASKED, ACCEPTED);
    expect(settleLines(once, ASKED, ACCEPTED)).toEqual(once);
  });
});
