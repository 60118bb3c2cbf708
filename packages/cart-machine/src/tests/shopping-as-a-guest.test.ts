import { shop as config } from "@shop/commerce";
import { describe, expect, it } from "vitest";
import {
  selectIsGuest,
  selectIsPayable,
  selectIsPending,
  selectMinimumWeight,
  selectPaymentCart,
  selectShortfall,
  selectUnsentCount,
} from "../selectors.ts";
import { FakeCartServices, lineOf, quoteOf, summaryOf } from "../testing.ts";
import { runCart, settled } from "./run-cart.ts";

const RICE = lineOf("arroz", 2);
const BEANS = lineOf("frijol");
const HEAVY = lineOf("arroz", 9);

const storedLines = (services: FakeCartServices) => services.deviceCart.read()?.items ?? [];

describe("a guest", () => {
  it("without lines has an empty cart, and asks nobody what it costs", async () => {
    const shop = runCart();
    await shop.openGuest();
    expect(shop.state).toBe("empty");
    expect(selectIsGuest(shop.cart.getSnapshot())).toBe(true);
    expect(shop.services.quotes.all).toEqual([]);
    expect(shop.services.reads.all).toEqual([]);
  });

  it("sees the lines of the device at once, and the shop's prices as soon as they arrive", async () => {
    const shop = runCart();
    shop.services.deviceCart.write([RICE, BEANS]);
    shop.cart.send({ type: "cart.open", shopper: "guest" });
    expect(shop.units).toEqual({ arroz: 2, frijol: 1 });
    expect(shop.services.quotes.inputs).toEqual([
      [
        { id: "arroz", quantity: 2 },
        { id: "frijol", quantity: 1 },
      ],
    ]);
    const dearer = lineOf("arroz", 2, { unitPrice: 1500 });
    await shop.services.quotes.last.answer(quoteOf(dearer, BEANS));
    expect(shop.state).toBe("updating");
    expect(shop.context.cartProducts).toEqual([dearer, BEANS]);
    expect(storedLines(shop.services)).toEqual([dearer, BEANS]);
  });

  it("adds at once, on the device too, and is told so before any answer", async () => {
    const shop = runCart();
    await shop.openGuest();
    shop.cart.send({ type: "line.add", operationId: "op-1", item: RICE });
    expect(shop.units).toEqual({ arroz: 2 });
    expect(storedLines(shop.services)).toEqual([RICE]);
    expect(shop.reports).toEqual([{ type: "cart.lineAdded", item: RICE }]);
    expect(selectIsPending("arroz")(shop.cart.getSnapshot())).toBe(true);
    expect(selectUnsentCount(shop.cart.getSnapshot())).toBe(0);
    await shop.services.quotes.last.answer(quoteOf(RICE));
    expect(selectIsPending("arroz")(shop.cart.getSnapshot())).toBe(false);
    expect(shop.services.changes.all).toEqual([]);
  });

  it("makes two calls of ten fast clicks", async () => {
    const shop = runCart();
    await shop.openGuest();
    for (let click = 1; click <= 10; click++)
      shop.cart.send({ type: "line.add", operationId: `op-${click}`, item: lineOf("arroz") });
    expect(shop.units).toEqual({ arroz: 10 });
    await shop.services.quotes.last.answer(quoteOf(lineOf("arroz")));
    expect(shop.units).toEqual({ arroz: 10 });
    await shop.services.quotes.last.answer(quoteOf(lineOf("arroz", 10)));
    expect(shop.services.quotes.inputs).toEqual([
      [{ id: "arroz", quantity: 1 }],
      [{ id: "arroz", quantity: 10 }],
    ]);
    expect(shop.state).toBe("updating");
  });

  it("changes, removes and empties, and can undo it all", async () => {
    const shop = runCart();
    await shop.openGuest(RICE, BEANS);
    shop.cart.send({ type: "line.set", operationId: "op-1", item: lineOf("arroz", 5) });
    shop.cart.send({ type: "line.remove", operationId: "op-2", id: "frijol" });
    expect(shop.units).toEqual({ arroz: 5 });
    shop.cart.send({ type: "cart.clear", operationId: "op-3" });
    expect(shop.units).toEqual({});
    expect(shop.services.deviceCart.read()).toBeNull();
    expect(shop.reports).toEqual([
      { type: "cart.lineRemoved", item: BEANS },
      { type: "cart.emptied", items: [lineOf("arroz", 5)] },
    ]);
    shop.cart.send({ type: "line.set", operationId: "op-4", item: BEANS });
    expect(storedLines(shop.services)).toEqual([BEANS]);
  });

  it("keeps what another tab has just done, and this one cannot read yet, where prices are as they were", async () => {
    const shop = runCart();
    await shop.openGuest(RICE);
    const { deviceCart, quotes } = shop.services;
    const { read } = deviceCart;
    const before = read();
    deviceCart.write([lineOf("arroz", 3)]);
    deviceCart.read = () => before;
    shop.services.notifyCart();
    await quotes.last.answer(quoteOf(RICE));
    deviceCart.read = read;
    expect(storedLines(shop.services)).toEqual([lineOf("arroz", 3)]);
  });

  it("asks nothing for clicks that cancel out", async () => {
    const shop = runCart();
    await shop.openGuest(RICE);
    shop.cart.send({ type: "line.set", operationId: "op-1", item: lineOf("arroz", 3) });
    shop.cart.send({ type: "line.set", operationId: "op-2", item: RICE });
    await shop.services.quotes.last.answer(quoteOf(lineOf("arroz", 3)));
    await shop.services.quotes.last.answer(quoteOf(RICE));
    await settled();
    expect(shop.state).toBe("belowMinimum");
    shop.cart.send({ type: "line.set", operationId: "op-3", item: RICE });
    expect(shop.services.quotes.all).toHaveLength(3);
  });

  it("is told what it all costs, delivered, and may pay", async () => {
    const shop = runCart();
    await shop.openGuest(HEAVY);
    expect(shop.services.summaries.inputs).toEqual([{ lines: [{ id: "arroz", quantity: 9 }] }]);
    const summary = summaryOf([HEAVY]);
    await shop.services.summaries.last.answer(summary);
    expect(selectPaymentCart(shop.cart.getSnapshot())).toEqual(summary);
    expect(selectIsPayable(shop.cart.getSnapshot())).toBe(true);
  });

  it("may have it come another way", async () => {
    const shop = runCart();
    await shop.openGuest(HEAVY);
    await shop.services.summaries.last.answer(summaryOf([HEAVY]));
    const option = config.shipping[1]?.id ?? "";
    shop.cart.send({ type: "summary.choose", shippingOption: option });
    const lines = [{ id: "arroz", quantity: 9 }];
    expect(shop.services.summaries.last.input).toEqual({ lines, shippingOption: option });
    await shop.services.summaries.last.answer(summaryOf([HEAVY], option));
    expect(selectPaymentCart(shop.cart.getSnapshot())?.shippingOption).toBe(option);
  });

  it("cannot pay what the server finds too light", async () => {
    const shop = runCart();
    await shop.openGuest(HEAVY);
    await shop.services.summaries.last.refuse({ id: 406 });
    expect(shop.state).toBe("belowMinimum");
    expect(selectMinimumWeight(shop.cart.getSnapshot())).toBe(false);
    expect(selectIsPayable(shop.cart.getSnapshot())).toBe(false);
  });

  it("has what could not be summed up summed up again, by itself", async () => {
    const shop = runCart();
    await shop.openGuest(HEAVY);
    await shop.services.summaries.last.refuse({ id: 500 });
    expect(shop.state).toBe("waiting");
    shop.clock.increment(1000);
    expect(shop.services.summaries.all).toHaveLength(2);
    await shop.services.summaries.last.answer(summaryOf([HEAVY]));
    expect(selectIsPayable(shop.cart.getSnapshot())).toBe(true);
    expect(shop.services.quotes.all).toHaveLength(1);
  });

  it("cannot pay too little, and knows what is missing to the minimum weight all the same", async () => {
    const shop = runCart();
    await shop.openGuest(RICE);
    expect(selectPaymentCart(shop.cart.getSnapshot())).toBeNull();
    expect(selectIsPayable(shop.cart.getSnapshot())).toBe(false);
    expect(selectShortfall(shop.cart.getSnapshot())).toEqual({
      minimumWeight: config.minimumWeight,
      missingWeight: config.minimumWeight - 2000,
    });
    expect(shop.services.summaries.all).toEqual([]);
  });

  it("is told what the shop does not sell them, and keeps the rest", async () => {
    const shop = runCart();
    shop.services.deviceCart.write([lineOf("pastillas", 9), RICE, lineOf("antibiotico")]);
    shop.cart.send({ type: "cart.open", shopper: "guest" });
    const rejectedLines = [
      { id: "pastillas", quantity: 4, code: { id: 409, reason: "cap", productId: "pastillas", limit: 5 } },
      { id: "antibiotico", quantity: 1, code: { id: 403, reason: "counterOnly" } },
    ] as const;
    const accepted = [lineOf("pastillas", 5), RICE];
    await shop.services.quotes.last.answer({ ...quoteOf(...accepted), rejectedLines: [...rejectedLines] });
    expect(shop.units).toEqual({ pastillas: 5, arroz: 2 });
    expect(storedLines(shop.services)).toEqual(accepted);
    expect(shop.reports).toEqual([{ type: "cart.linesRejected", rejectedLines }]);
    expect(shop.state).toBe("updating");
  });

  it("keeps what was clicked while the shop was asked", async () => {
    const shop = runCart();
    shop.services.deviceCart.write([RICE]);
    shop.cart.send({ type: "cart.open", shopper: "guest" });
    shop.cart.send({ type: "line.add", operationId: "op-1", item: lineOf("arroz") });
    shop.cart.send({ type: "line.add", operationId: "op-2", item: BEANS });
    await shop.services.quotes.last.answer(quoteOf(RICE));
    expect(shop.units).toEqual({ arroz: 3, frijol: 1 });
    expect(shop.services.quotes.last.input).toEqual([
      { id: "arroz", quantity: 3 },
      { id: "frijol", quantity: 1 },
    ]);
  });

  it("has more lines than the shop prices at once: the last ones are not taken", async () => {
    const shop = runCart();
    const lines = Array.from({ length: 102 }, (_, index) => lineOf(`p${index}`));
    shop.services.deviceCart.write(lines);
    shop.cart.send({ type: "cart.open", shopper: "guest" });
    expect(shop.services.quotes.last.input).toHaveLength(100);
    await shop.services.quotes.last.answer(quoteOf(...lines.slice(0, 100)));
    expect(shop.reports).toEqual([
      {
        type: "cart.linesRejected",
        rejectedLines: ["p100", "p101"].map((id) => ({ id, quantity: 1, code: { id: 413, limit: 100 } })),
      },
    ]);
    expect(shop.state).toBe("updating");
    expect(storedLines(shop.services)).toHaveLength(100);
  });

  it("finds the lines again after a reload, priced or not", async () => {
    const shop = runCart();
    await shop.openGuest(RICE);
    shop.cart.send({ type: "line.add", operationId: "op-1", item: BEANS });
    const again = shop.reload();
    again.cart.send({ type: "cart.open", shopper: "guest" });
    expect(again.units).toEqual({ arroz: 2, frijol: 1 });
  });

  it("goes on without a network, and has the lines priced when it is back", async () => {
    const shop = runCart();
    await shop.openGuest(RICE);
    shop.services.setNetwork(false);
    shop.cart.send({ type: "line.add", operationId: "op-1", item: BEANS });
    await shop.services.quotes.last.refuse({ id: 503 });
    expect(shop.state).toBe("offline");
    shop.cart.send({ type: "line.add", operationId: "op-2", item: BEANS });
    expect(shop.units).toEqual({ arroz: 2, frijol: 2 });
    shop.services.setNetwork(true);
    await shop.services.quotes.last.answer(quoteOf(RICE, lineOf("frijol", 2)));
    expect(shop.state).toBe("updating");
    expect(shop.units).toEqual({ arroz: 2, frijol: 2 });
  });

  it("has the lines priced again when the network is back, as the shop may have changed", async () => {
    const shop = runCart();
    await shop.openGuest(RICE);
    shop.services.setNetwork(false);
    shop.services.setNetwork(true);
    expect(shop.services.quotes.all).toHaveLength(2);
  });

  it.each(["cart.retry", "cart.refresh"] as const)("tries again at %s, and by itself", async (type) => {
    const shop = runCart();
    shop.services.deviceCart.write([RICE]);
    shop.cart.send({ type: "cart.open", shopper: "guest" });
    await shop.services.quotes.last.refuse({ id: 503 });
    shop.clock.increment(1000);
    await shop.services.quotes.last.refuse({ id: 503 });
    expect(shop.state).toBe("waiting");
    shop.cart.send({ type });
    expect(shop.services.quotes.all).toHaveLength(3);
    await shop.services.quotes.last.answer(quoteOf(RICE));
    await settled();
    expect(shop.state).toBe("belowMinimum");
  });

  it("needs no session: a 401 is a failure like any other", async () => {
    const shop = runCart();
    shop.services.deviceCart.write([RICE]);
    shop.cart.send({ type: "cart.open", shopper: "guest" });
    await shop.services.quotes.last.refuse({ id: 401 });
    expect(shop.state).toBe("waiting");
    expect(shop.reports).toEqual([]);
  });

  it("sees what they do in another tab, even before it is priced", async () => {
    const shop = runCart();
    await shop.openGuest(RICE);
    const { deviceCart } = shop.services;
    deviceCart.write([lineOf("arroz", 3)]);
    shop.services.notifyCart();
    expect(shop.units).toEqual({ arroz: 3 });
    deviceCart.write([lineOf("arroz", 3), BEANS]);
    shop.services.notifyCart();
    expect(shop.units).toEqual({ arroz: 3, frijol: 1 });
    await shop.services.quotes.last.answer(quoteOf(lineOf("arroz", 3), BEANS));
    expect(shop.state).toBe("updating");
    expect(shop.units).toEqual({ arroz: 3, frijol: 1 });
  });
});
