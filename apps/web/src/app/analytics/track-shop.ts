import { selectIsKnown, selectLines, type CartSnapshot } from "@shop/cart-machine";
import { selectHome } from "@shop/catalog-machine";
import {
  selectItems,
  selectPaymentMethod,
  selectQuote,
  selectShippingOption,
  selectStep,
  type StepsSnapshot,
} from "@shop/checkout-machine";
import type { AnalyticsEvent, CartItem, Order, Product } from "@shop/contract";
import type { AnyMachineSnapshot, InspectionEvent } from "xstate";
import type { App } from "../machine/create-app.ts";
import { readListing } from "../../features/catalog/read-listing.ts";
import { paths } from "../../shared/paths.ts";
import { trackOnce, isBought, isRecent, wasPurchaseTracked, type TrackedOrders } from "./tracked-orders.ts";
import { foundTerm, homeList, marketplaceList } from "./list-of.ts";
import * as toEvents from "./to-events.ts";

/** The shopper's path, and the orders in the server's responses. */
export type ShopSignals = {
  /** Notifies of the current path at once, then of each navigation. */
  watchPath: (listener: (path: string) => void) => () => void;
  watchOrders: (listener: (order: Order) => void) => () => void;
  tracked: TrackedOrders;
  /** Whether the page was reloaded: then the search of its URL was already tracked. */
  isLoadedAgain: boolean;
  /** Clock in ms. */
  now: () => number;
};

/** The shopper's own changes to the lines; any other change is a response of the server. */
const CLICKS = new Set(["line.add", "line.set", "line.remove", "cart.clear", "lines.add"]);

/**
 * Emits the analytics events of the running shop, each once. It only observes the machines. Of a session it reads the
 * sign-in method, never the identity.
 * @returns stops it
 */
export function trackShop(
  app: App,
  { watchPath, watchOrders, tracked, isLoadedAgain, now }: ShopSignals,
  notify: (event: AnalyticsEvent) => void,
): () => void {
  const brands = new Map<string, string>();
  const brandOf = (id: string) => brands.get(id);
  /** What was tracked since the last navigation. */
  let seen = new Set<string>();
  let path = "";
  let lastList: toEvents.ProductList | null = null;
  let lastTerm: string | null = null;
  let signInMethod: string | null = null;
  let lines: readonly CartItem[] = [];

  const once = (name: string, event: () => AnalyticsEvent) => {
    if (seen.has(name)) return;
    seen.add(name);
    notify(event());
  };
  const learn = (products: readonly Product[]) => {
    for (const { id, brand } of products) brands.set(id, brand);
  };

  const seeList = (list: toEvents.ProductList | null) => {
    if (!list || list.products.length === 0) return;
    learn(list.products);
    const unseen = list.products.filter(({ id }) => !seen.has(`${list.id}:${id}`));
    if (unseen.length === 0) return;
    for (const { id } of unseen) seen.add(`${list.id}:${id}`);
    lastList = list;
    notify(toEvents.viewItemList({ ...list, products: unseen }));
  };
  /** The same words with another filter or another sort are not another search. */
  const seeSearch = (term: string | null) => {
    if (term === null || term === lastTerm) return;
    lastTerm = term;
    const event = toEvents.search(term);
    if (event) notify(event);
  };
  const seeLists = () => {
    const { home, catalog } = app.getSnapshot().children;
    if (home && isAt(path, paths.home)) seeList(homeList(home.getSnapshot()));
    if (!catalog || !isAt(path, paths.marketplace)) return;
    seeSearch(foundTerm(catalog.getSnapshot()));
    seeList(marketplaceList(catalog.getSnapshot()));
  };
  const seeProduct = (product: Product) => {
    learn([product]);
    if (!isAt(path, paths.lastProduct) && !isAt(path, paths.quickProduct)) return;
    once(`product:${product.id}`, () => toEvents.viewItem(product));
  };
  const seeCart = (snapshot: CartSnapshot) => {
    const items = selectLines(snapshot);
    if (path.split("?")[0] !== paths.cart || !selectIsKnown(snapshot) || items.length === 0) return;
    once("cart", () => toEvents.viewCart(items, brandOf));
  };
  const updateCart = (snapshot: CartSnapshot, type: string) => {
    const next = selectLines(snapshot);
    if (CLICKS.has(type)) toEvents.cartChanges(lines, next, brandOf).forEach(notify);
    lines = next;
    seeCart(snapshot);
  };

  /** Events of the checkout that were emitted, each with the lines of the cart: going back a step emits none again. */
  const emitted = new Set<string>();
  const seeCheckout = (snapshot: StepsSnapshot) => {
    const step = selectStep(snapshot);
    const items = selectItems(snapshot);
    if (!step || items.length === 0) return;
    const coupon = selectQuote(snapshot)?.promotion?.code;
    const bought = { items, coupon };
    const content = items.map(({ id, quantity }) => `${id}×${quantity}`).join();
    const perCart = (name: string, event: () => AnalyticsEvent) => {
      if (emitted.has(`${name}:${content}`)) return;
      emitted.add(`${name}:${content}`);
      notify(event());
    };
    perCart("begin", () => toEvents.beginCheckout(bought, brandOf));
    const option = selectShippingOption(snapshot);
    if (option && (step === "method" || step === "review"))
      perCart(`shipping:${option}`, () => toEvents.addShippingInfo(bought, option, brandOf));
    const method = selectPaymentMethod(snapshot);
    if (method && step === "review")
      perCart(`method:${method}`, () => toEvents.addPaymentInfo(bought, method, brandOf));
  };
  const trackOrder = (order: Order) => {
    const isTracked = wasPurchaseTracked(tracked, order.id);
    if (isBought(order) && isRecent(order, now()) && trackOnce(tracked, "purchase", order.id))
      notify(toEvents.purchase(order, brandOf));
    if (order.state === "cancelado" && isTracked && trackOnce(tracked, "refund", order.id))
      notify(toEvents.refund(order, brandOf));
  };

  const listen = (snapshot: AnyMachineSnapshot, event: { type: string }) => {
    switch (snapshot.machine.id) {
      case "cart":
        return updateCart(snapshot as CartSnapshot, event.type);
      case "checkoutSteps":
        return seeCheckout(snapshot as StepsSnapshot);
      case "home":
      case "catalog":
        return seeLists();
      case "session":
        signInMethod = (snapshot.context as { method: string | null }).method ?? signInMethod;
        return undefined;
      case "app":
        if (isSignIn(event) && signInMethod !== null) notify(toEvents.signedIn(signInMethod));
        if (event.type === "session.notice") signInMethod = null;
        if (isSelected(event)) seeProduct(event.product);
        if (isLoaded(event)) seeProduct(event.data);
        return undefined;
      default:
        return undefined;
    }
  };
  const trackPath = (next: string) => {
    if (next === path) return;
    path = next;
    seen = new Set();
    const opened = lastList?.products.find(({ id }) => isAt(path, paths.product(id)));
    if (lastList && opened) notify(toEvents.selectItem(lastList, opened));
    if (termIn(path) === null) lastTerm = null;
    const { cart, product } = app.getSnapshot().children;
    seeLists();
    const shown = product?.getSnapshot().context.data;
    if (shown && isAt(path, paths.product(shown.id))) seeProduct(shown);
    if (cart) seeCart(cart.getSnapshot());
  };

  const { cart, home } = app.getSnapshot().children;
  if (cart) lines = selectLines(cart.getSnapshot());
  if (home) learn(selectHome(home.getSnapshot())?.featured ?? []);
  const watching = app.system.inspect((event: InspectionEvent) => {
    if (event.type === "@xstate.snapshot" && "machine" in event.snapshot)
      listen(event.snapshot as AnyMachineSnapshot, event.event);
  });
  const stopPath = watchPath((next) => {
    if (path === "" && isLoadedAgain) lastTerm = termIn(next);
    trackPath(next);
  });
  const stopOrders = watchOrders(trackOrder);
  return () => {
    watching.unsubscribe();
    stopPath();
    stopOrders();
  };
}

function isAt(path: string, screen: string): boolean {
  const [pathname = ""] = path.split("?");
  return pathname === screen || pathname.startsWith(`${screen}/`);
}

/** The search words in the marketplace's URL, normalized; null without a search. */
function termIn(path: string): string | null {
  const words = isAt(path, paths.marketplace)
    ? readListing(new URLSearchParams(path.split("?")[1])).listing.query
    : "";
  return words === "" ? null : words;
}

function isSignIn(event: { type: string; notice?: unknown }): boolean {
  return (
    event.type === "session.notice" &&
    (event.notice === "signedIn" || event.notice === "signedUp" || event.notice === "linked")
  );
}

function isSelected(event: { type: string }): event is { type: string; product: Product } {
  return event.type === "product.select";
}

function isLoaded(event: { type: string }): event is { type: string; data: Product } {
  return event.type === "product.loaded";
}
