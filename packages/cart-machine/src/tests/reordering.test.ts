import { describe, expect, it } from "vitest";
import { selectNotices } from "../selectors.ts";
import { cartOf, lineOf, summaryOf } from "../testing.ts";
import { runCart } from "./run-cart.ts";

const RICE = lineOf("arroz", 2);
const BEANS = lineOf("frijol");
const AGAIN = { type: "lines.add", operationId: "otra-vez", items: [RICE, BEANS] } as const;
const SENT = { operationId: "otra-vez", type: "lines.add", items: [RICE, BEANS] };

describe("adding the lines of a former order", () => {
  it("is one call, shown at once, whose units join those that are there", async () => {
    const shop = runCart();
    await shop.open(RICE);
    shop.cart.send({ ...AGAIN, items: [...AGAIN.items] });
    expect(shop.units).toEqual({ arroz: 4, frijol: 1 });
    expect(shop.services.changes.inputs).toEqual([SENT]);
    const lines = [lineOf("arroz", 4), BEANS];
    await shop.services.changes.last.answer({ ...cartOf(...lines), rejectedLines: [] });
    await shop.services.summaries.last.answer(summaryOf(lines));
    expect(shop.units).toEqual({ arroz: 4, frijol: 1 });
    expect(shop.state).toBe("payable");
  });

  it("says by name what is no longer sold, and what only in part", async () => {
    const shop = runCart();
    await shop.open();
    shop.cart.send({ ...AGAIN, items: [...AGAIN.items] });
    const rejectedLines = [
      { id: "arroz", quantity: 1, code: { id: 409, reason: "stock", productId: "arroz", limit: 1 } },
      { id: "frijol", quantity: 1, code: { id: 410, productId: "frijol" } },
    ] as const;
    await shop.services.changes.last.answer({
      ...cartOf(lineOf("arroz")),
      rejectedLines: [...rejectedLines],
    });
    expect(shop.units).toEqual({ arroz: 1 });
    expect(selectNotices(shop.cart.getSnapshot())).toEqual([
      { kind: "rejectedLines", id: "arroz", name: RICE.name, quantity: 1, failure: rejectedLines[0].code },
      { kind: "rejectedLines", id: "frijol", name: BEANS.name, quantity: 1, failure: rejectedLines[1].code },
    ]);
    expect(shop.reports).toEqual([{ type: "cart.merged", rejectedLines: rejectedLines }]);
  });

  it("waits for the network, survives a reload, and counts once", async () => {
    const shop = runCart();
    await shop.open();
    shop.cart.send({ ...AGAIN, items: [...AGAIN.items] });
    await shop.services.changes.last.refuse({ id: 503 });
    const again = shop.reload();
    again.cart.send({ type: "cart.open", shopper: "account" });
    again.cart.send({ type: "account.confirmed", uid: "ana" });
    expect(again.services.changes.inputs).toEqual([SENT]);
    expect(again.units).toEqual({ arroz: 2, frijol: 1 });
  });

  it("joins the lines of a guest on their device", async () => {
    const shop = runCart();
    await shop.openGuest(RICE);
    shop.cart.send({ ...AGAIN, items: [...AGAIN.items] });
    expect(shop.units).toEqual({ arroz: 4, frijol: 1 });
    expect(shop.services.deviceCart.read()?.items.map(({ quantity }) => quantity)).toEqual([4, 1]);
  });
});
