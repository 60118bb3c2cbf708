import { selectIsGuest } from "@shop/cart-machine";
import { cartOf, quoteOf, summaryOf } from "@shop/cart-machine/testing";
import { shop as config, shortfallOf, totalsOf } from "@shop/commerce";
import type { CartItem } from "@shop/contract";
import { COOKIE_LIFETIME, type Identity, type SessionCookie } from "@shop/session-machine";
import { createMemoryRouter } from "react-router";
import { SimulatedClock } from "xstate";
import { createApp, type App } from "../machine/create-app.ts";
import { openMarketplace, type Marketplace } from "../machine/open-marketplace.ts";
import { paths } from "../../shared/paths.ts";
import { createShopRoutes, type ShopRouter } from "../router/routes.tsx";
import { routerIdle } from "../router/router-idle.ts";
import { FakeServices } from "./fake-services.ts";

export const ANA: Identity = {
  uid: "ana",
  email: "ana@correo.example",
  name: "Ana Torres",
  emailVerified: true,
  phone: null,
};

/** How a shopper opens the shop. */
export type Visit = {
  path?: string;
  /** The session cookie exists. */
  isLogged?: boolean;
  /** The product last viewed on this device. */
  recent?: string;
  /** The products that were seen on this device. */
  seen?: string[];
  /** The lines that this device stores for a guest. */
  guestLines?: CartItem[];
};

/** A running shop with fake services: the real root actor and the real routes. */
export class OpenShop {
  readonly services = new FakeServices();
  /** Stopped until a test advances it, so that no message disappears by itself. */
  readonly clock = new SimulatedClock();
  readonly app: App;
  readonly router: ShopRouter;
  /** Once it was opened. */
  #marketplace: Marketplace | undefined;
  /** The cookie, as the guard reads it at every navigation. */
  cookie: SessionCookie | null;

  constructor(visit: Visit) {
    const { path = paths.home, isLogged = false, recent, seen = [], guestLines = [] } = visit;
    this.services.session.time = Date.now();
    this.services.cart.deviceCart.write(guestLines);
    this.cookie = isLogged ? this.newSessionCookie() : null;
    this.app = createApp(
      this.services.all,
      { session: { cookie: this.cookie, hasStoredIdentity: false, signOutReason: null } },
      { clock: this.clock },
    ).start();
    this.router = createMemoryRouter(
      createShopRoutes(this.app, {
        readSessionCookie: () => this.cookie,
        readRecentProduct: () => recent ?? null,
        openMarketplace: async () => this.marketplace,
        prefetch: { begin: () => undefined, end: () => undefined },
        readRelated: () => null,
        listRelated: this.services.related.listRelated,
        listBoughtProducts: this.services.related.listBoughtProducts,
        readSeen: () => seen,
        forgetSeen: () => undefined,
        getProducts: this.services.related.getProducts,
        listFillers: this.services.fillers.listFillers,
        sendMessage: this.services.all.sendMessage,
        sendCode: this.services.all.sendCode,
        sendEmailCode: this.services.all.sendEmailCode,
        requestPasswordReset: this.services.all.requestPasswordReset,
        account: this.services.account.services,
        orders: this.services.orders.services,
        openCheckoutServices: () => Promise.resolve(this.services.checkout),
      }),
      { initialEntries: [path] },
    );
  }

  /** Stops everything. */
  close(): void {
    this.router.dispose();
    this.app.stop();
  }

  get marketplace(): Marketplace {
    return (this.#marketplace ??= openMarketplace(this.app, this.services.catalog));
  }

  /** A session cookie that is valid for a day from now. */
  newSessionCookie(): SessionCookie {
    return { expiresAt: this.services.session.time + COOKIE_LIFETIME.day };
  }

  /** The current path. */
  get path(): string {
    const { pathname, search } = this.router.state.location;
    return pathname + search;
  }

  /** The identity service confirms the shopper. */
  confirm(identity: Identity = ANA): void {
    this.services.session.notifyIdentity({ type: "identity.signedIn", identity });
  }

  /** The server answers with the cart's lines and their summary, or what they lack to be paid. */
  async cartArrives(...items: CartItem[]): Promise<void> {
    const { reads, quotes, summaries } = this.services.cart;
    const cart = this.app.getSnapshot().children.cart?.getSnapshot();
    const isGuest = cart !== undefined && selectIsGuest(cart);
    await (isGuest ? quotes.last.answer(quoteOf(...items)) : reads.last.answer(cartOf(...items)));
    const shortfall = shortfallOf(totalsOf(items).totalWeight, config);
    if (items.length === 0 || (isGuest && shortfall)) return;
    if (shortfall) await summaries.last.refuse({ id: 406, ...shortfall });
    else await summaries.last.answer(summaryOf(items));
  }
}

/** Opens the shop, and resolves when the code of its first screen has loaded. */
export async function openShop(visit: Visit = {}): Promise<OpenShop> {
  const shop = new OpenShop(visit);
  await routerIdle(shop.router);
  return shop;
}
