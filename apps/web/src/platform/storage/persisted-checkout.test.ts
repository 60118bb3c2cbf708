import type { CheckoutDraft } from "@shop/checkout-machine";
import { describe, expect, it } from "vitest";
import { createPersistedCheckout } from "./persisted-checkout.ts";
import { pseudonymOf } from "./pseudonym-of.ts";

const DRAFT: CheckoutDraft = {
  choices: {
    addressId: "casa-0001",
    shippingOption: "estandar",
    window: "2026-11-22-0900-1400",
    paymentMethod: "prueba",
    whenMissing: "similar",
  },
  key: "clave-00000001",
  keyFor: "[]",
};
const DAY = 86_400_000;

describe("what is stored of a checkout", () => {
  it("is there for the next page of the same account, and for no other", () => {
    createPersistedCheckout().write("ana", DRAFT);
    const next = createPersistedCheckout();
    expect([next.read("ana"), next.read("eva")]).toEqual([DRAFT, null]);
    next.write("ana", null);
    expect([next.read("ana"), localStorage.length]).toEqual([null, 0]);
  });

  it("is forgotten after thirty days", () => {
    let now = 0;
    const persisted = createPersistedCheckout({ now: () => now });
    persisted.write("ana", DRAFT);
    persisted.begin("ana", "clave-00000001");
    now = 30 * DAY - 1;
    expect([persisted.read("ana"), persisted.attempts("ana")]).toEqual([DRAFT, ["clave-00000001"]]);
    now = 30 * DAY;
    expect([persisted.read("ana"), persisted.attempts("ana")]).toEqual([null, []]);
  });

  it("of what was sent is not lost when another tab writes", () => {
    const [one, other] = [createPersistedCheckout(), createPersistedCheckout()];
    one.begin("ana", "clave-00000001");
    other.write("ana", DRAFT);
    other.begin("ana", "clave-00000002");
    other.begin("ana", "clave-00000002");
    other.begin("eva", "clave-00000003");
    expect(one.attempts("ana")).toEqual(["clave-00000001", "clave-00000002"]);
    one.settle("ana", "clave-00000001");
    expect([other.attempts("ana"), other.attempts("eva")]).toEqual([["clave-00000002"], ["clave-00000003"]]);
    other.settle("ana", "clave-00000002");
    expect(one.attempts("ana")).toEqual([]);
  });

  it.each([
    ["no JSON", "{"],
    ["something else", "[1]"],
    [
      "another version",
      JSON.stringify({ [pseudonymOf("ana")]: { at: Date.now(), value: { choices: 7, key: {}, keyFor: 1 } } }),
    ],
    [
      "invalid ids",
      JSON.stringify({
        [pseudonymOf("ana")]: {
          at: Date.now(),
          value: {
            choices: { addressId: "<b>", window: 4, paymentMethod: "oro", whenMissing: "nada" },
            key: "corta",
            keyFor: "x",
          },
        },
      }),
    ],
  ])("and is %s takes up no choice", (_, text) => {
    localStorage.setItem("alacena:compra", text);
    localStorage.setItem("alacena:compra:envios", text);
    const persisted = createPersistedCheckout();
    const none = {
      addressId: null,
      shippingOption: null,
      window: null,
      paymentMethod: null,
      whenMissing: null,
    };
    expect(persisted.read("ana") ?? { choices: none, key: null, keyFor: null }).toEqual({
      choices: none,
      key: null,
      keyFor: null,
    });
    expect(persisted.attempts("ana")).toEqual([]);
  });

  it("is nothing if the browser blocks storage, and the checkout still works", () => {
    const persisted = createPersistedCheckout({
      open: () => {
        throw new Error("blocked");
      },
    });
    persisted.write("ana", DRAFT);
    persisted.begin("ana", "clave-00000001");
    expect([persisted.read("ana"), persisted.attempts("ana")]).toEqual([null, []]);
  });
});
