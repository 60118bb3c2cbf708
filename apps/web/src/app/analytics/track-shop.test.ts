import { lineOf } from "@shop/cart-machine/testing";
import type { CheckoutRef } from "@shop/checkout-machine";
import { anAddress, quoteOf, sendToCheckout } from "@shop/checkout-machine/testing";
import type { AnalyticsEvent, Order } from "@shop/contract";
import { analyticsEvent } from "@shop/contract/schemas";
import { describe, expect, it, onTestFinished } from "vitest";
import { anOrder } from "@shop/order-machine/testing";
import { paths } from "../../shared/paths.ts";
import { ANA, openShop, type Visit } from "../testing/open-shop.ts";
import { MILK, TOMATO } from "../../shared/testing/products.ts";
import { trackShop } from "./track-shop.ts";

const NOW = Date.parse("2026-11-18T18:00:00.000Z");

/** The device's storage of what was tracked. */
function memory() {
  let value: string | null = null;
  return {
    read: () => value,
    write: (next: string) => void (value = next),
    forget: () => void (value = null),
  };
}

/** A running shop, and the events that were tracked. */
async function trackedShop(visit: Visit = {}, tracked = memory(), isLoadedAgain = false) {
  const shop = await openShop(visit);
  const events: AnalyticsEvent[] = [];
  let path: string = visit.path ?? paths.home;
  let goTo: (path: string) => void = () => undefined;
  let answer: (order: Order) => void = () => undefined;
  const stop = trackShop(
    shop.app,
    {
      watchPath: (listener) => {
        listener(path);
        goTo = listener;
        return () => (goTo = () => undefined);
      },
      watchOrders: (listener) => {
        answer = listener;
        return () => (answer = () => undefined);
      },
      tracked,
      isLoadedAgain,
      now: () => NOW,
    },
    (event) => events.push(event),
  );
  onTestFinished(() => {
    stop();
    shop.close();
    for (const event of events) expect(analyticsEvent.safeParse(event).error?.issues).toBeUndefined();
    expect(JSON.stringify(events)).not.toMatch(/@|Ana|tres tristes/);
  });
  return {
    shop,
    events,
    stop,
    goTo: (next: string) => {
      path = next;
      goTo(next);
    },
    seeOrder: (order: Order) => answer(order),
    get cart() {
      const { cart } = shop.app.getSnapshot().children;
      if (!cart) throw new Error("no cart");
      return cart;
    },
  };
}

const homeArrives = (shop: Awaited<ReturnType<typeof trackedShop>>["shop"]) =>
  shop.services.catalog.homes.last.answer({ categories: [], featured: [MILK, TOMATO] });

describe("lists and products", () => {
  it("are tracked once for each visit, and which one was chosen", async () => {
    const { shop, events, goTo } = await trackedShop();
    await homeArrives(shop);
    goTo(paths.product(MILK.id));
    shop.app.send({ type: "product.loaded", data: MILK });
    shop.app.send({ type: "product.loaded", data: MILK });
    expect(events.map(({ name }) => name)).toEqual(["view_item_list", "select_item", "view_item"]);
    goTo(paths.home);
    expect(events.at(-1)).toMatchObject({ name: "view_item_list", params: { item_list_id: "inicio" } });
  });

  it("are not tracked for a screen that shows no product", async () => {
    const { shop, events } = await trackedShop({ path: paths.about });
    shop.app.send({ type: "product.loaded", data: MILK });
    expect(events).toEqual([]);
  });
});

describe("a search", () => {
  const MILK_SEARCH = `${paths.marketplace}?q=leche`;
  const searches = (events: AnalyticsEvent[]) => events.filter(({ name }) => name === "search");

  it("is tracked once it has found something, however its results are filtered and sorted", async () => {
    const { shop, goTo, events } = await trackedShop({ path: MILK_SEARCH });
    expect(events).toEqual([]);
    await shop.services.catalog.pages.last.answer({ products: [MILK], total: 1 });
    await shop.router.navigate(`${MILK_SEARCH}&oferta=1`);
    goTo(`${MILK_SEARCH}&oferta=1`);
    await shop.services.catalog.pages.last.answer({ products: [MILK], total: 1 });
    expect(searches(events)).toEqual([{ name: "search", params: { search_term: "leche" } }]);
  });

  it("without results is no event: it may be a person's name", async () => {
    const { shop, events } = await trackedShop({ path: MILK_SEARCH });
    await shop.services.catalog.pages.last.answer({ products: [], total: 0 });
    const meant = await trackedShop({ path: MILK_SEARCH });
    await meant.shop.services.catalog.pages.last.answer({
      products: [MILK],
      total: 1,
      didYouMean: "lechuga",
    });
    expect([...searches(events), ...searches(meant.events)]).toEqual([]);
  });

  it("is not tracked again by a page that is loaded again", async () => {
    const { shop, events } = await trackedShop({ path: MILK_SEARCH }, memory(), true);
    await shop.services.catalog.pages.last.answer({ products: [MILK], total: 1 });
    expect(events.map(({ name }) => name)).toEqual(["view_item_list"]);
  });
});

describe("the cart", () => {
  it("is tracked by what the shopper does, not by what the server answers", async () => {
    const { shop, cart, events } = await trackedShop({ isLogged: true });
    shop.confirm();
    await shop.cartArrives(lineOf("arroz", 4));
    expect(events).toEqual([]);
    cart.send({ type: "line.set", operationId: "op-00001", item: lineOf("arroz", 6) });
    cart.send({ type: "line.remove", operationId: "op-00002", id: "arroz" });
    expect(events.map(({ name, params }) => [name, "items" in params && params.items[0]?.quantity])).toEqual([
      ["add_to_cart", 2],
      ["remove_from_cart", 6],
    ]);
  });

  it("is seen once for each visit, as soon as it is known", async () => {
    const { shop, events, goTo } = await trackedShop({ isLogged: true });
    shop.confirm();
    goTo(paths.cart);
    expect(events).toEqual([]);
    await shop.cartArrives(lineOf("arroz", 4));
    expect(events.map(({ name }) => name)).toEqual(["view_cart"]);
    goTo(paths.checkoutAddress);
    goTo(paths.cart);
    expect(events.map(({ name }) => name)).toEqual(["view_cart", "view_cart"]);
  });
});

it("a checkout is tracked step by step, each choice once for these lines", async () => {
  const lines = [lineOf("arroz", 4)];
  const { shop, events } = await trackedShop({ path: paths.checkoutAddress, isLogged: true });
  shop.confirm();
  await shop.cartArrives(...lines);
  const services = shop.services.checkout;
  // The route has started it.
  const checkout: CheckoutRef = shop.app.system.get("checkout");
  const names = () => events.map(({ name }) => name);
  const quote = async (asked: number) => {
    await expect.poll(() => services.quotes.all.length).toBe(asked);
    await services.quotes.last.answer(quoteOf(lines, services.quotes.last.input));
  };
  await services.books.last.answer({ addresses: [anAddress({ id: "casa", isDefault: true })] });
  await services.methods.last.answer(["contraentrega", "prueba"]);
  await quote(1);
  expect(names()).toEqual(["begin_checkout"]);
  sendToCheckout(checkout, { type: "step.next" });
  await quote(2);
  sendToCheckout(checkout, { type: "step.next" });
  await quote(3);
  expect(names()).toEqual(["begin_checkout", "add_shipping_info"]);
  sendToCheckout(checkout, { type: "step.next" });
  await quote(4);
  expect(names()).toEqual(["begin_checkout", "add_shipping_info", "add_payment_info"]);
  sendToCheckout(checkout, { type: "step.open", step: "method" });
  sendToCheckout(checkout, { type: "method.choose", method: "prueba" });
  sendToCheckout(checkout, { type: "step.next" });
  await quote(5);
  await expect
    .poll(() => events.slice(3).map(({ params }) => params))
    .toMatchObject([{ payment_type: "prueba" }]);
  expect(events.map(({ params }) => "value" in params && params.value)).toEqual([40, 40, 40, 40]);
});

describe("an order", () => {
  const paid = (other: Partial<Order> = {}) =>
    anOrder({ state: "pagado", payment: { status: "paid" }, ...other });

  it("is a purchase once it is paid, and only once on this device", async () => {
    const tracked = memory();
    const first = await trackedShop({}, tracked);
    first.seeOrder(anOrder());
    expect(first.events).toEqual([]);
    first.seeOrder(paid());
    first.seeOrder(paid());
    expect(first.events.map(({ name }) => name)).toEqual(["purchase"]);
    const reloaded = await trackedShop({}, tracked);
    reloaded.seeOrder(paid());
    expect(reloaded.events).toEqual([]);
  });

  it("is a purchase as soon as it is placed when it is paid at the door", async () => {
    const { seeOrder, events } = await trackedShop();
    seeOrder(anOrder({ paymentMethod: "contraentrega" }));
    expect(events.map(({ name }) => name)).toEqual(["purchase"]);
  });

  it("is no purchase of today when it is from long ago", async () => {
    const { seeOrder, events } = await trackedShop();
    seeOrder(paid({ placedAt: "2026-10-01T12:00:00.000Z" }));
    expect(events).toEqual([]);
  });

  it("is refunded once when it was tracked and is cancelled", async () => {
    const { seeOrder, events } = await trackedShop();
    const cancelled = paid({ state: "cancelado", payment: { status: "refunded" } });
    seeOrder(cancelled);
    expect(events).toEqual([]);
    seeOrder(paid());
    seeOrder(cancelled);
    seeOrder(cancelled);
    expect(events.map(({ name }) => name)).toEqual(["purchase", "refund"]);
  });
});

describe("a session", () => {
  it("is tracked by the sign-in method, never by who", async () => {
    const { shop, events } = await trackedShop({ path: paths.login });
    const { session } = shop.app.getSnapshot().children;
    session?.send({ type: "signIn.submit", attempt: { method: "google" }, rememberMe: false });
    await shop.services.session.answer("signIn", ANA);
    await expect.poll(() => shop.services.session.isWaiting("writeSessionCookie")).toBe(true);
    await shop.services.session.answer("writeSessionCookie", shop.newSessionCookie());
    await expect.poll(() => events).toEqual([{ name: "login", params: { method: "google" } }]);
  });

  it("from before a reload is not tracked again", async () => {
    const { shop, events } = await trackedShop({ isLogged: true });
    shop.confirm();
    expect(events).toEqual([]);
  });
});

it("emits nothing once it has been stopped", async () => {
  const { shop, events, stop, goTo, seeOrder } = await trackedShop();
  stop();
  await homeArrives(shop);
  goTo(`${paths.marketplace}?q=leche`);
  seeOrder(anOrder({ paymentMethod: "contraentrega" }));
  expect(events).toEqual([]);
});
