import { describe, expect, it } from "vitest";
import { lineOf } from "../testing.ts";
import { LINES, runCheckout } from "./run-checkout.ts";

describe("a reload", () => {
  it("goes on at the step where the shopper was, with what they had chosen", async () => {
    const first = runCheckout();
    await first.start();
    first.send({ type: "address.choose", id: "trabajo" });
    first.send({ type: "step.next" });
    const second = first.reload();
    await second.start(LINES, undefined, "shipping");
    expect([second.step, second.notice, second.context.choices.addressId]).toEqual([
      "shipping",
      null,
      "trabajo",
    ]);
  });

  it("at the review keeps the key of the same order, and makes another one for another cart", async () => {
    const first = runCheckout();
    await first.review();
    const second = first.reload();
    await second.start(LINES, undefined, "review");
    expect([second.step, second.context.key]).toEqual(["review", "clave-1"]);
    const third = second.reload();
    await third.start([lineOf("arroz", 5)], undefined, "review");
    expect([third.step, third.context.key]).toEqual(["review", "clave-2"]);
  });

  it("of another account takes up nothing of it", async () => {
    const first = runCheckout();
    await first.review();
    const second = first.reload();
    second.send({ type: "account.opened", account: "eva" });
    expect([second.context.choices.addressId, second.context.key]).toEqual([null, null]);
  });

  it("finds names and no address on the device", async () => {
    const shop = runCheckout();
    await shop.review();
    const kept = JSON.stringify(shop.services.persistedCheckout.read("ana"));
    expect(kept).toContain("casa");
    for (const personal of ["Ana Torres", "Calle del Árbol", "97000", "999 123 4567"])
      expect(kept).not.toContain(personal);
  });
});
