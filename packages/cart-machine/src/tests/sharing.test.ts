import { describe, expect, it } from "vitest";
import { selectPaymentCart } from "../selectors.ts";
import { cartOf, FakeCartServices, lineOf, summaryOf } from "../testing.ts";
import { runCart } from "./run-cart.ts";

const RICE = lineOf("arroz", 3);

describe("several tabs", () => {
  it("are told each time the server has changed the account's cart, and never otherwise", async () => {
    const shop = runCart();
    await shop.open(RICE);
    expect(shop.services.notifications).toBe(0);
    shop.cart.send({ type: "line.add", operationId: "op-1", item: lineOf("arroz") });
    shop.cart.send({ type: "line.set", operationId: "op-2", item: lineOf("arroz", 9) });
    expect(shop.services.notifications).toBe(0);
    await shop.services.changes.last.answer(undefined);
    expect(shop.services.notifications).toBe(1);
    await shop.services.reads.last.answer(cartOf(lineOf("arroz", 4)));
    await shop.services.changes.last.refuse({ id: 409, reason: "stock", productId: "arroz", limit: 4 });
    await shop.services.reads.last.answer(cartOf(lineOf("arroz", 4)));
    expect(shop.services.notifications).toBe(1);
  });

  it("show what another one did, with the old summary in sight until it is read", async () => {
    const shop = runCart();
    await shop.open(RICE);
    shop.services.notifyCart();
    expect(shop.state).toBe("loading");
    expect(selectPaymentCart(shop.cart.getSnapshot())).toEqual(summaryOf([RICE]));
    await shop.services.reads.last.answer(cartOf(lineOf("arroz", 7)));
    expect(shop.units).toEqual({ arroz: 7 });
  });

  it("read again after a change on its way, whose answer may be older than the word", async () => {
    const shop = runCart();
    await shop.open(RICE);
    shop.cart.send({ type: "line.set", operationId: "op-1", item: lineOf("arroz", 4) });
    shop.services.notifyCart();
    expect(shop.services.reads.all).toHaveLength(1);
    await shop.services.changes.last.answer(cartOf(lineOf("arroz", 4)));
    expect(shop.state).toBe("loading");
    await shop.services.reads.last.answer(cartOf(lineOf("arroz", 4), lineOf("frijol")));
    expect(shop.units).toEqual({ arroz: 4, frijol: 1 });
    await shop.services.summaries.last.answer(summaryOf([lineOf("arroz", 4), lineOf("frijol")]));
    expect(shop.state).toBe("payable");
  });

  it("never show an older cart over the clicks of this one", async () => {
    const shop = runCart();
    await shop.open(RICE);
    shop.services.notifyCart();
    shop.cart.send({ type: "line.add", operationId: "op-1", item: lineOf("arroz") });
    expect(shop.units).toEqual({ arroz: 4 });
    await shop.services.reads.last.answer(cartOf(RICE));
    expect(shop.units).toEqual({ arroz: 4 });
    expect(shop.state).toBe("sending");
  });

  it("need no second reading when a change was sent after the word", async () => {
    const shop = runCart();
    await shop.open(RICE);
    shop.cart.send({ type: "line.set", operationId: "op-1", item: lineOf("arroz", 4) });
    await shop.services.changes.last.refuse({ id: 503 });
    shop.services.notifyCart();
    expect(shop.state).toBe("sending");
    await shop.services.changes.last.answer(cartOf(lineOf("arroz", 4)));
    expect(shop.state).toBe("updating");
  });
});

describe("a cart that cannot be watched", () => {
  it("goes on without the word of the network and of other tabs", async () => {
    const shop = runCart(
      Object.assign(new FakeCartServices(), {
        watchNetwork: () => {
          throw new Error("no network to watch");
        },
        watchCart: () => {
          throw new Error("no tabs to watch");
        },
      }),
    );
    await shop.open(RICE);
    expect(shop.state).toBe("payable");
  });
});
