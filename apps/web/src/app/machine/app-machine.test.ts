import { cartOf, lineOf, quoteOf, summaryOf } from "@shop/cart-machine/testing";
import { selectLines, selectServerLines } from "@shop/cart-machine";
import { selectProduct } from "@shop/catalog-machine";
import { selectIsEndless, selectProducts } from "@shop/catalog-machine/marketplace";
import { productOf } from "@shop/catalog-machine/testing";
import { anAddress, placedOf } from "@shop/checkout-machine/testing";
import type { CartItem } from "@shop/contract";
import { CoveredTransitions } from "@shop/machine-checks";
import { COOKIE_LIFETIME, selectIsStarting, type SessionNotice } from "@shop/session-machine";
import { describe, expect, it } from "vitest";
import { SimulatedClock, type Snapshot } from "xstate";
import { FakeServices } from "../testing/fake-services.ts";
import { ANA } from "../testing/open-shop.ts";
import { appMachine, type AppEvent } from "./app-machine.ts";
import { createApp } from "./create-app.ts";
import { openCheckout } from "./open-checkout.ts";
import { openMarketplace, provideMarketplace } from "./open-marketplace.ts";
import { selectDetailsProducts, selectIsLogged, selectModuleToust } from "../../shared/app-actor.ts";
import type { Toast } from "../../shared/toast.ts";

const RICE = lineOf("arroz", 2);
const BEANS = lineOf("frijol", 3);
const MILK = productOf("leche");
const transitions = new CoveredTransitions(appMachine);

/** The real root machine; the test answers its calls. */
function runApp({ isLogged = false, guestLines = [] }: { isLogged?: boolean; guestLines?: CartItem[] } = {}) {
  const services = new FakeServices();
  services.cart.deviceCart.write(guestLines);
  const clock = new SimulatedClock();
  const cookie = isLogged ? { expiresAt: services.session.time + COOKIE_LIFETIME.day } : null;
  const app = createApp(
    services.all,
    { session: { cookie, hasStoredIdentity: false, signOutReason: null } },
    { clock, inspect: transitions.note },
  ).start();
  const { session, cart } = app.getSnapshot().children;
  return {
    app,
    services,
    clock,
    session,
    cart,
    notify: (...events: AppEvent[]) => events.forEach((event) => app.send(event)),
    get isLogged() {
      return selectIsLogged(app.getSnapshot());
    },
    get toast() {
      return selectModuleToust(app.getSnapshot());
    },
    get product() {
      return selectDetailsProducts(app.getSnapshot());
    },
    /** What the shopper sees in the cart: units by product. */
    get units() {
      const snapshot = cart?.getSnapshot();
      return Object.fromEntries(
        (snapshot ? selectLines(snapshot) : []).map(({ id, quantity }) => [id, quantity]),
      );
    },
    async fillCart(...items: (typeof RICE)[]) {
      await services.cart.reads.last.answer(cartOf(...items));
      await services.cart.summaries.last.answer(summaryOf(items));
    },
  };
}

describe("a session", () => {
  it("that is open from the start is logged in at once, and its cart is read", () => {
    const shop = runApp({ isLogged: true });
    expect(shop.isLogged).toBe(true);
    expect(shop.services.cart.reads.all).toHaveLength(1);
  });

  it("that is not there reads no cart of an account and loads no identity service", () => {
    const shop = runApp();
    expect(shop.isLogged).toBe(false);
    expect(shop.services.cart.reads.all).toEqual([]);
    expect(shop.services.cart.quotes.all).toEqual([]);
    expect(shop.services.session.isIdentityWatched).toBe(false);
  });

  it("that opens later opens the cart", async () => {
    const shop = runApp();
    const cookie = { expiresAt: shop.services.session.time + COOKIE_LIFETIME.day };
    shop.session?.send({
      type: "signIn.submit",
      attempt: { method: "google" },
      rememberMe: false,
    });
    await shop.services.session.answer("signIn", ANA);
    await shop.services.session.answer("writeSessionCookie", cookie);
    expect(shop.isLogged).toBe(true);
    expect(shop.services.cart.reads.all).toHaveLength(1);
    expect(shop.toast).toEqual({ kind: "session", notice: "signedIn" });
  });

  it("that closes empties the cart in memory, and drops pending calls", async () => {
    const shop = runApp({ isLogged: true });
    await shop.fillCart(RICE, BEANS);
    shop.cart?.send({ type: "line.add", operationId: "clic-0001", item: lineOf("café") });
    const late = shop.services.cart.changes.last;
    shop.session?.send({ type: "session.signOut" });
    expect(shop.isLogged).toBe(false);
    expect(late.signal.aborted).toBe(true);
    await late.answer(cartOf(RICE, BEANS, lineOf("café")));
    expect(shop.units).toEqual({});
    expect(shop.cart && selectServerLines(shop.cart.getSnapshot())).toEqual([]);
  });

  it("of another account reads that account's cart, and shows nothing of the first one", async () => {
    const shop = runApp({ isLogged: true });
    shop.services.session.notifyIdentity({ type: "identity.signedIn", identity: ANA });
    await shop.fillCart(RICE, BEANS);
    shop.services.session.notifyIdentity({
      type: "identity.signedIn",
      identity: { ...ANA, uid: "eva" },
    });
    expect(shop.isLogged).toBe(true);
    expect(shop.units).toEqual({});
    expect(shop.services.cart.reads.all).toHaveLength(2);
  });
});

describe("adding a product", () => {
  it("is shown when the server has confirmed it", async () => {
    const shop = runApp({ isLogged: true });
    await shop.services.cart.reads.last.answer(cartOf());
    shop.cart?.send({ type: "line.add", operationId: "clic-0001", item: lineOf("café") });
    expect(shop.toast).toBeNull();
    await shop.services.cart.changes.last.answer(undefined);
    expect(shop.toast).toEqual({ kind: "lineAdded", item: lineOf("café") });
  });

  it("shows why when the server refuses it, and shows the server's state again", async () => {
    const shop = runApp({ isLogged: true });
    await shop.services.cart.reads.last.answer(cartOf());
    shop.cart?.send({ type: "line.add", operationId: "clic-0001", item: lineOf("café", 9) });
    const failure = { id: 409, reason: "stock", productId: "café", limit: 3 } as const;
    await shop.services.cart.changes.last.refuse(failure);
    expect(shop.toast).toEqual({ kind: "failure", failure });
    expect(shop.units).toEqual({});
  });
});

describe("a guest's cart", () => {
  const GONE = { id: "frijol", quantity: 3, code: { id: 410, productId: "frijol" } } as const;

  /** Signs in with rice and beans on the device. */
  async function signInWithLines() {
    const shop = runApp({ guestLines: [RICE] });
    await shop.services.cart.quotes.last.answer(quoteOf(RICE));
    shop.cart?.send({ type: "line.add", operationId: "clic-0001", item: BEANS });
    const attempt = { method: "google" } as const;
    shop.session?.send({ type: "signIn.submit", attempt, rememberMe: false });
    await shop.services.session.answer("signIn", ANA);
    const cookie = { expiresAt: shop.services.session.time + COOKIE_LIFETIME.day };
    await shop.services.session.answer("writeSessionCookie", cookie);
    return shop;
  }

  it("is merged into the account's at a sign-in, and stays visible", async () => {
    const shop = await signInWithLines();
    expect(shop.units).toEqual({ arroz: 2, frijol: 3 });
    const { changes, accounts } = shop.services.cart;
    expect(changes.inputs).toEqual([{ operationId: "invitado-1", type: "lines.add", items: [RICE, BEANS] }]);
    expect(accounts).toEqual(["ana"]);
    await changes.last.answer(cartOf(RICE, BEANS));
    expect(shop.units).toEqual({ arroz: 2, frijol: 3 });
    expect(shop.toast).toEqual({ kind: "session", notice: "signedIn" });
  });

  it("shows what the account's cart rejected", async () => {
    const shop = await signInWithLines();
    await shop.services.cart.changes.last.answer({ ...cartOf(RICE), rejectedLines: [GONE] });
    expect(shop.toast).toEqual({ kind: "rejectedLines", products: [GONE] });
  });

  it("shows what the shop does not sell", async () => {
    const shop = runApp({ guestLines: [RICE, BEANS] });
    await shop.services.cart.quotes.last.answer({ ...quoteOf(RICE), rejectedLines: [GONE] });
    expect(shop.toast).toEqual({ kind: "rejectedLines", products: [GONE] });
    expect(shop.units).toEqual({ arroz: 2 });
  });
});

describe("undoing", () => {
  it("brings all lines of an emptied cart back, each under an id of its own", async () => {
    const shop = runApp({ isLogged: true });
    await shop.fillCart(RICE, BEANS);
    shop.cart?.send({ type: "cart.clear", operationId: "clic-0001" });
    expect(shop.toast).toEqual({ kind: "removed", items: [RICE, BEANS] });
    await shop.services.cart.changes.last.answer(cartOf());
    shop.notify({ type: "toast.undo", operationId: "deshacer-1" });
    expect(shop.units).toEqual({ arroz: 2, frijol: 3 });
    await shop.services.cart.changes.last.answer(cartOf(RICE));
    expect(shop.services.cart.changes.inputs).toEqual([
      { operationId: "clic-0001", type: "cart.clear" },
      { operationId: "deshacer-1-0", type: "line.set", item: RICE },
      { operationId: "deshacer-1-1", type: "line.set", item: BEANS },
    ]);
  });

  it("is over with the session: no line moves into the cart of another account", async () => {
    const shop = runApp({ isLogged: true });
    shop.services.session.notifyIdentity({ type: "identity.signedIn", identity: ANA });
    await shop.fillCart(RICE, BEANS);
    shop.cart?.send({ type: "line.remove", operationId: "clic-0001", id: "frijol" });
    shop.services.session.notifyIdentity({
      type: "identity.signedIn",
      identity: { ...ANA, uid: "eva" },
    });
    expect(shop.toast).toBeNull();
    shop.notify({ type: "toast.undo", operationId: "deshacer-1" });
    expect(shop.units).toEqual({});
  });

  it("is over at a sign-in: no line of a guest is set in the cart of an account", () => {
    const shop = runApp({ guestLines: [BEANS] });
    shop.cart?.send({ type: "line.remove", operationId: "clic-0001", id: "frijol" });
    expect(shop.toast).toEqual({ kind: "removed", items: [BEANS] });
    shop.services.session.notifyCookie({ expiresAt: shop.services.session.time + COOKIE_LIFETIME.day });
    expect(shop.toast).toBeNull();
  });

  it("changes nothing when another message, or none, is shown", async () => {
    const shop = runApp({ isLogged: true });
    await shop.fillCart(RICE, BEANS);
    shop.notify({ type: "cart.lineAdded", item: BEANS }, { type: "toast.undo", operationId: "deshacer-1" });
    expect(shop.toast).toBeNull();
    shop.notify({ type: "toast.undo", operationId: "deshacer-2" });
    expect(shop.services.cart.changes.all).toEqual([]);
  });
});

describe("messages", () => {
  it("end with the screen of an addition, and not with that of a removal", async () => {
    const shop = runApp({ isLogged: true });
    await shop.fillCart(RICE, BEANS);
    shop.notify({ type: "cart.lineAdded", item: BEANS }, { type: "screen.left" });
    expect(shop.toast).toBeNull();
    shop.cart?.send({ type: "line.remove", operationId: "clic-0001", id: "frijol" });
    shop.notify({ type: "screen.left" });
    expect(shop.toast).toEqual({ kind: "removed", items: [BEANS] });
  });

  it.each<SessionNotice>(["signedIn", "linked", "signedOut", "expired", "revoked", "cookiesBlocked"])(
    "show a notice of the session: %s",
    (notice) => {
      const shop = runApp();
      shop.notify({ type: "session.notice", notice });
      expect(shop.toast).toEqual({ kind: "session", notice });
    },
  );

  it.each(["alreadyLoggedIn", "loginRequired"] as const)("show why the guard refused: %s", (reason) => {
    const shop = runApp();
    shop.notify({ type: "navigation.refused", reason });
    expect(shop.toast).toEqual({ kind: "navigationRefused", reason });
  });

  it("show that needed code did not load", () => {
    const shop = runApp();
    shop.notify({ type: "code.missing" });
    expect(shop.toast).toEqual({ kind: "failure", failure: { id: 503 } });
  });

  it("outlive the session that they are about", () => {
    const shop = runApp({ isLogged: true });
    shop.services.session.time += COOKIE_LIFETIME.day;
    shop.services.session.notifyCookie(null);
    expect(shop.isLogged).toBe(false);
    expect(shop.toast).toEqual({ kind: "session", notice: "expired" });
  });

  it("go away at once when they are dismissed", () => {
    const shop = runApp();
    shop.notify({ type: "session.notice", notice: "signedIn" }, { type: "toast.dismiss" });
    expect(shop.toast).toBeNull();
  });

  it("give way to a newer one, which stays its whole time", () => {
    const shop = runApp();
    const newer: Toast = { kind: "session", notice: "signedIn" };
    shop.notify({ type: "navigation.refused", reason: "loginRequired" });
    shop.clock.increment(6000);
    shop.notify({ type: "session.notice", notice: "signedIn" });
    expect(shop.toast).toEqual(newer);
    shop.clock.increment(6999);
    expect(shop.toast).toEqual(newer);
    shop.clock.increment(1);
    expect(shop.toast).toBeNull();
  });

  it("give a newer one that can be undone its longer time", () => {
    const shop = runApp();
    shop.notify({ type: "session.notice", notice: "signedIn" }, { type: "cart.emptied", items: [RICE] });
    shop.clock.increment(11_999);
    expect(shop.toast).toEqual({ kind: "removed", items: [RICE] });
    shop.clock.increment(1);
    expect(shop.toast).toBeNull();
  });
});

describe("the product last viewed", () => {
  it("is the selected one, and this device remembers it", async () => {
    const shop = runApp();
    shop.app.getSnapshot().children.product?.send({ type: "product.open", id: "leche" });
    await shop.services.catalog.products.last.answer(MILK);
    expect(shop.product).toEqual(MILK);
    expect(shop.services.remembered).toEqual(["leche"]);
  });

  it("is the one that was picked for the quick view", () => {
    const shop = runApp();
    const seen: string[] = [];
    shop.app.on("product.seen", ({ id }) => seen.push(id));
    shop.notify({ type: "product.select", product: MILK });
    expect(shop.product).toEqual(MILK);
    expect(seen).toEqual(["leche"]);
    expect(shop.services.remembered).toEqual(["leche"]);
  });
});

it("the machines of the marketplace run once their code is there, with what the device remembers", () => {
  const shop = runApp();
  expect(shop.app.getSnapshot().children.catalog).toBeUndefined();
  shop.services.catalog.recentSearches.write(["arroz"]);
  const { actors } = openMarketplace(shop.app, shop.services.catalog);
  const { catalog, search } = shop.app.getSnapshot().children;
  expect([actors.catalog === catalog, actors.search === search]).toEqual([true, true]);
  expect(search?.getSnapshot().context.recent).toEqual(["arroz"]);
  shop.app.stop();
  expect(catalog?.getSnapshot().status).toBe("stopped");
});

describe("a server-rendered page", () => {
  const RENDERED = { session: null };

  /** The server's state of a page about milk, and of the marketplace, as the browser gets it. */
  async function persist(): Promise<Snapshot<unknown>> {
    const services = new FakeServices();
    const app = createApp(services.all, RENDERED).start();
    openMarketplace(app, services.catalog).visit(new URLSearchParams());
    app.getSnapshot().children.product?.send({ type: "product.open", id: MILK.id });
    await services.catalog.products.last.answer(MILK);
    await services.catalog.pages.last.answer({ products: [MILK], total: 1 });
    const snapshot = JSON.stringify(app.getPersistedSnapshot());
    app.stop();
    return JSON.parse(snapshot) as Snapshot<unknown>;
  }

  async function restore() {
    const services = new FakeServices();
    services.catalog.recentSearches.write(["arroz"]);
    services.catalog.endlessLists.write(true);
    const app = createApp(services.all, RENDERED, {
      snapshot: await persist(),
      marketplace: provideMarketplace(services.catalog),
      inspect: transitions.note,
    });
    const { catalog, product, session, search } = app.getSnapshot().children;
    if (!catalog || !product || !session || !search) throw new Error("not everything was restored");
    return { app, services, catalog, product, session, search };
  }

  it("has its responses before the machines are started, and no session", async () => {
    const { app, catalog, product, session, services } = await restore();
    expect(selectProduct(product.getSnapshot())).toEqual(MILK);
    expect(selectProducts(catalog.getSnapshot())).toEqual([MILK]);
    expect(selectIsStarting(session.getSnapshot())).toBe(true);
    app.start();
    expect([services.catalog.products.all, services.catalog.pages.all]).toEqual([[], []]);
    expect(selectIsStarting(session.getSnapshot())).toBe(true);
  });

  it("continues with the shopper who opens it, and with what the device stores", async () => {
    const { app, catalog, search, session, services } = await restore();
    app.start();
    const cookie = { expiresAt: services.session.time + COOKIE_LIFETIME.day };
    app.send({ type: "session.start", cookie, hasStoredIdentity: true, signOutReason: null });
    expect(selectIsLogged(app.getSnapshot())).toBe(true);
    expect(services.remembered).toEqual([MILK.id]);
    openMarketplace(app, services.catalog);
    expect(selectIsEndless(catalog.getSnapshot())).toBe(true);
    expect(search.getSnapshot().context.recent).toEqual(["arroz"]);
    session.send({ type: "session.signOut" });
    expect(selectIsLogged(app.getSnapshot())).toBe(false);
  });
});

describe("the checkout", () => {
  /** A shopper with rice in the cart opens the first step. */
  async function startCheckout() {
    const shop = runApp({ isLogged: true });
    shop.services.session.notifyIdentity({ type: "identity.signedIn", identity: ANA });
    await shop.fillCart(RICE);
    const checkout = openCheckout(shop.app, shop.services.checkout);
    return { shop, checkout, about: () => checkout.getSnapshot().context };
  }

  it("is run by the root from its first step on, and knows whose it is and what is in the cart", async () => {
    const { shop, checkout, about } = await startCheckout();
    expect(shop.app.getSnapshot().children.checkout === checkout).toBe(true);
    expect(about()).toMatchObject({ account: "ana", draft: { cart: { items: [RICE], isSettled: true } } });
  });

  it("is notified of every change of the cart", async () => {
    const { shop, about } = await startCheckout();
    shop.cart?.send({ type: "line.add", operationId: "clic-0001", item: BEANS });
    expect(about().draft.cart?.isSettled).toBe(false);
    await shop.services.cart.changes.last.answer(cartOf(RICE, BEANS));
    expect(about().draft.cart?.items).toEqual([RICE, BEANS]);
  });

  it("is over with the session, and there for the next one", async () => {
    const { shop, about } = await startCheckout();
    shop.services.session.notifyIdentity({ type: "identity.signedIn", identity: { ...ANA, uid: "eva" } });
    expect(about().account).toBe("eva");
    shop.session?.send({ type: "session.signOut" });
    expect(about().account).toBeNull();
  });

  it("reloads the cart, prices it with its shipping, and notifies the other tabs of an order", async () => {
    const { shop } = await startCheckout();
    const { reads } = shop.services.cart;
    shop.notify({ type: "cart.stale" });
    expect(reads.all).toHaveLength(2);
    await reads.last.answer(cartOf(RICE));
    shop.notify({ type: "shipping.chosen", option: "expres" });
    expect(shop.services.cart.summaries.last.input).toEqual({ shippingOption: "expres" });
    const request = {
      idempotencyKey: "clave-1",
      shippingOption: "expres",
      address: anAddress({ id: "casa" }),
      paymentMethod: "contraentrega",
      expectedTotal: 1,
    } as const;
    shop.notify({ type: "order.placed", order: placedOf(request, [RICE]).order });
    expect(shop.services.cart.notifications).toBe(1);
  });
});

it("the chart has no transition that the tests above leave untaken", () => {
  expect(transitions.uncovered).toEqual([]);
});
