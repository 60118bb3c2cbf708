import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { selectIsPayable, selectLastPaymentCart, selectLoading, selectPaymentCart } from "../selectors.ts";
import { lineOf, summaryOf } from "../testing.ts";
import { openCart, SHOPPERS } from "./run-cart.ts";

const rice = (quantity: number) => lineOf("arroz", quantity);
const BEANS = lineOf("frijol");

describe.each(SHOPPERS)("changing the cart of a shopper with %s", (shopper) => {
  it("drops the answer to what a click makes stale", async () => {
    const shop = await openCart(shopper, rice(4));
    shop.send({ type: "summary.choose", shippingOption: "expres" });
    const stale = shop.services.summaries.last;
    shop.add(BEANS);
    expect([stale.signal.aborted, shop.see(selectLoading)]).toEqual([true, true]);
    await stale.answer(summaryOf([rice(4)], "expres"));
    expect(shop.see(selectPaymentCart)).toBeNull();
    await shop.answer(rice(4), BEANS);
    expect([shop.state, shop.asked]).toEqual(["updating", { shippingOption: "expres" }]);
  });

  it("shows a summary only with the lines that it is of, and the last one until there is a newer", async () => {
    const shop = await openCart(shopper, rice(4));
    const seen = () => [shop.see(selectPaymentCart), shop.see(selectLastPaymentCart)];
    const [four, five] = [summaryOf([rice(4)]), summaryOf([rice(5)])];
    expect(seen()).toEqual([four, four]);
    shop.set(rice(5));
    expect([...seen(), shop.see(selectIsPayable)]).toEqual([null, four, false]);
    await shop.answer(rice(5));
    expect(seen()).toEqual([null, four]);
    await shop.summarise([rice(5)]);
    expect([...seen(), shop.see(selectIsPayable)]).toEqual([five, five, true]);
    shop.set(rice(1));
    expect(seen()).toEqual([null, null]);
    shop.send({ type: "shopper.changed", shopper: "guest" });
    expect(seen()).toEqual([null, null]);
  });

  it("reports at once what was taken out, so that it can be undone", async () => {
    const shop = await openCart(shopper, rice(3), BEANS);
    shop.remove("arroz");
    shop.remove("nada");
    expect(shop.reports).toEqual([{ type: "cart.lineRemoved", item: rice(3) }]);
    shop.set(rice(2));
    expect(shop.units).toEqual({ frijol: 1, arroz: 2 });
    shop.clear();
    shop.clear();
    expect(shop.reports.slice(1)).toEqual([{ type: "cart.emptied", items: [BEANS, rice(2)] }]);
    expect(shop.units).toEqual({});
  });
});

describe("changing the cart of an account", () => {
  it("takes the messages that docs/quantity.md names, and no more", async () => {
    const guide = readFileSync(new URL("../../../../docs/quantity.md", import.meta.url), "utf8");
    const named = [...guide.matchAll(/^\d\. `(.+?)`: (.+)$/gm)].map(
      ([, type, actors]) => `${type}: ${actors}`,
    );
    const shop = await openCart("account", rice(3));
    const { cart } = shop;
    const names = new Map<unknown, string>([
      [undefined, "screen"],
      [cart, "cart"],
      [cart.getSnapshot().children.outbox, "outbox"],
    ]);
    const messages: string[] = [];
    cart.system.inspect((inspected) => {
      // XState's own start a call and settle it.
      if (inspected.type !== "@xstate.event" || inspected.event.type.startsWith("xstate.")) return;
      const { sourceRef, actorRef, event } = inspected;
      messages.push(`${event.type}: ${names.get(sourceRef)} to ${names.get(actorRef)}`);
    });
    shop.set(rice(4));
    await shop.answer(rice(4));
    expect([shop.units, messages]).toEqual([{ arroz: 4 }, named]);
  });

  it("makes two calls and ten units of ten fast clicks, and reads after each addition", async () => {
    const shop = await openCart("account");
    const { changes } = shop.services;
    for (let click = 1; click <= 10; click++) shop.add(rice(1));
    expect(changes.inputs).toEqual([{ operationId: "op-1", type: "line.add", item: rice(1) }]);
    await changes.last.answer(undefined);
    expect([shop.state, shop.see(selectLoading), shop.units]).toEqual(["loading", false, { arroz: 10 }]);
    await shop.answer(rice(1));
    expect(shop.units).toEqual({ arroz: 10 });
    await changes.last.answer(undefined);
    await shop.answer(rice(10), BEANS);
    expect(changes.inputs.slice(1)).toEqual([{ operationId: "op-2", type: "line.add", item: rice(9) }]);
    expect([shop.state, shop.units]).toEqual(["updating", { arroz: 10, frijol: 1 }]);
    expect(shop.reports).toEqual([1, 9].map((units) => ({ type: "cart.lineAdded", item: rice(units) })));
  });

  it("sends nothing more for a click that is undone while another is being sent", async () => {
    const shop = await openCart("account", rice(3));
    shop.add(rice(1));
    shop.add(rice(1));
    shop.set(rice(4));
    await shop.answer(rice(4));
    expect([shop.state, shop.unsent.queue]).toEqual(["updating", []]);
    expect(shop.services.changes.all).toHaveLength(1);
  });

  it("sends nothing for a quantity that is already set, and does not return to it later", async () => {
    const shop = await openCart("account", rice(3));
    shop.set(rice(3));
    expect(shop.state).toBe("payable");
    shop.send({ type: "cart.refresh" });
    await shop.answer(rice(6));
    expect([shop.services.changes.all, shop.units]).toEqual([[], { arroz: 6 }]);
  });

  it("empties the cart in one call, whatever was queued", async () => {
    const shop = await openCart("account", rice(3));
    shop.add(rice(1));
    shop.add(BEANS);
    shop.clear();
    expect(shop.reports).toEqual([{ type: "cart.emptied", items: [rice(4), BEANS] }]);
    await shop.answer(rice(4));
    expect(shop.services.changes.last.input).toEqual({ operationId: "op-3", type: "cart.clear" });
    await shop.answer();
    expect([shop.state, shop.services.changes.all.length]).toEqual(["empty", 2]);
    shop.clear();
    expect(shop.services.changes.all).toHaveLength(2);
  });
});
