import { cartOf, lineOf } from "@shop/cart-machine/testing";
import type { Change } from "@shop/cart-machine";
import { anAddress } from "@shop/checkout-machine/testing";
import { encodeOutput } from "@shop/contract/schemas";
import { FailureError, type Failure } from "@shop/contract";
import { anOrder } from "@shop/order-machine/testing";
import { SignInFailureError, type IdentityReport, type SessionCookie } from "@shop/session-machine";
import { deleteApp, getApps, initializeApp } from "firebase/app";
import { initializeAuth } from "firebase/auth";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { MILK } from "../../shared/testing/products.ts";
import { identityPaths } from "../testing/identity-paths.ts";
import { ACCOUNT, admit, ANA, ATTEMPT, renewalOf } from "../testing/start-identity.ts";
import { BROKEN, SIGNAL, startServices, startSignedIn, TOKENS } from "../testing/start-services.ts";
import { readSharedReason } from "../../platform/storage/share-sign-out-reason.ts";
import { signOutReasonNote, recentProduct } from "../../platform/storage/storage.ts";

const LINES = [lineOf("arroz", 4)];
const TOKEN = TOKENS.idToken;
const REFUSED = { error: { status: "UNAUTHENTICATED", message: "for a developer" } };

/** Whether the identity service was started: each app can start it once. */
function isIdentityStarted(): boolean {
  const app = getApps().find(({ name }) => name === "[DEFAULT]");
  if (!app) return false;
  try {
    initializeAuth(app, {});
    return false;
  } catch {
    return true;
  }
}

async function failureOf(call: Promise<unknown>): Promise<Failure> {
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  if (!(error instanceof FailureError)) throw new Error("not a FailureError", { cause: error });
  return error.failure;
}

describe("anybody's calls", () => {
  it("go out without a token, and without the identity service", async () => {
    const { backend, services } = await startServices();
    backend.on("/api/httpCatalogServices", { result: { products: [], total: 0 } });
    expect(await services.listProducts({ category: "lacteos", filters: {} }, SIGNAL)).toEqual({
      products: [],
      total: 0,
    });
    expect(backend.asked).toEqual([
      {
        path: "/api/httpCatalogServices",
        token: null,
        body: { data: { method: "listProducts", category: "lacteos", filters: {} } },
      },
    ]);
    expect(isIdentityStarted()).toBe(false);
  });

  it("need no token, so that a refused one blocks neither messages nor prices", async () => {
    const { backend, services } = await startSignedIn();
    backend.on("/api/httpContactServices", { result: {} });
    await services.sendMessage({ name: "Ana", email: ANA.email, message: "¿Por qué no entro?" });
    backend.on("/api/httpCatalogServices", { result: { products: [], total: 0 } });
    await services.listFillers(SIGNAL);
    backend.on("/api/httpCartsServices", {
      result: {
        currentCart: { items: [] },
        priceProducts: 0,
        totalProducts: 0,
        totalWeight: 0,
        rejectedLines: [],
      },
    });
    await services.quoteCart([{ id: "arroz", quantity: 4 }], SIGNAL);
    expect(backend.asked.slice(-3).map(({ path, token }) => [path, token])).toEqual([
      ["/api/httpContactServices", null],
      ["/api/httpCatalogServices", null],
      ["/api/httpCartsServices", null],
    ]);
  });
});

describe("a shopper's calls", () => {
  it("wait for the identity service, and carry the shopper's token", async () => {
    const { backend, services } = await startSignedIn();
    const result = encodeOutput("httpCartsServices", "getCart", cartOf(...LINES));
    backend.on("/api/httpCartsServices", { result });
    expect(await services.getCart(SIGNAL)).toEqual(cartOf(...LINES));
    expect(backend.asked.at(-1)).toEqual({
      path: "/api/httpCartsServices",
      token: TOKEN,
      body: { data: { method: "getCart" } },
    });
    expect(isIdentityStarted()).toBe(true);
  });

  it("ask the provider about a payment of which no report came", async () => {
    const { backend, services } = await startSignedIn();
    const order = anOrder();
    const result = encodeOutput("httpPaymentServices", "checkPayment", { order });
    backend.on("/api/httpPaymentServices", { result });
    expect(await services.orders.checkPayment(order.id)).toEqual(order);
    expect(backend.asked.at(-1)?.body).toEqual({ data: { method: "checkPayment", id: order.id } });
  });

  it.each<[Change, object]>([
    [
      { operationId: "clic-0001", type: "line.set", item: lineOf("arroz", 3) },
      { method: "setProductQuantity", product: { id: "arroz", quantity: 3 } },
    ],
    [
      { operationId: "clic-0001", type: "line.remove", id: "arroz" },
      { method: "removeProduct", product: { id: "arroz" } },
    ],
    [{ operationId: "clic-0001", type: "cart.clear" }, { method: "clearCart" }],
  ])("send $kind under the id of the click, and give the new cart", async (change, data) => {
    const { backend, services } = await startSignedIn();
    const result = encodeOutput("httpCartsServices", "getCart", cartOf(...LINES));
    backend.on("/api/httpCartsServices", { result });
    expect(await services.change(change, ANA.uid, SIGNAL)).toEqual(cartOf(...LINES));
    expect(backend.asked.at(-1)?.body).toEqual({ data: { operationId: "clic-0001", ...data } });
  });

  it("give no cart for an addition: it has to be read again", async () => {
    const { backend, services } = await startSignedIn();
    backend.on("/api/httpCartsServices", { result: {} });
    const add: Change = { operationId: "clic-0001", type: "line.add", item: lineOf("arroz", 2) };
    expect(await services.change(add, ANA.uid, SIGNAL)).toBeUndefined();
    expect(backend.asked.at(-1)?.body).toEqual({
      data: {
        method: "addProductToCart",
        operationId: "clic-0001",
        product: { id: "arroz", quantity: 2 },
      },
    });
  });
});

describe("the cart of a guest", () => {
  const REJECTED_LINE = { id: "frijol", quantity: 1, code: { id: 410, productId: "frijol" } } as const;

  it("is merged under its idempotency key, and the response includes the rejected lines", async () => {
    const { backend, services } = await startSignedIn();
    const answer = { ...cartOf(...LINES), rejectedLines: [REJECTED_LINE] };
    backend.on("/api/httpCartsServices", { result: encodeOutput("httpCartsServices", "mergeCart", answer) });
    const items = [lineOf("arroz", 4), lineOf("frijol")];
    const merge: Change = { operationId: "invitado-1", type: "lines.add", items };
    expect(await services.change(merge, ANA.uid, SIGNAL)).toEqual({
      ...cartOf(...LINES),
      rejectedLines: [REJECTED_LINE],
    });
    expect(backend.asked.at(-1)?.body).toEqual({
      data: {
        method: "mergeCart",
        operationId: "invitado-1",
        lines: [
          { id: "arroz", quantity: 4 },
          { id: "frijol", quantity: 1 },
        ],
      },
    });
  });
});

describe("what belongs to one account", () => {
  const CLEAR: Change = { operationId: "clic-0001", type: "cart.clear" };
  const cartCalls = (asked: { path: string }[]) =>
    asked.filter(({ path }) => path === "/api/httpCartsServices");

  it("does not go out with the token of another one", async () => {
    const { backend, services } = await startSignedIn();
    expect(await failureOf(services.change(CLEAR, "eva", SIGNAL))).toEqual({ id: 503 });
    expect(cartCalls(backend.asked)).toEqual([]);
  });

  it("is not sent once it is aborted", async () => {
    const { backend, services } = await startSignedIn();
    const signal = AbortSignal.abort();
    expect(await failureOf(services.change(CLEAR, ANA.uid, signal))).toEqual({ id: 503 });
    expect(await failureOf(services.getCart(signal))).toEqual({ id: 503 });
    expect(await failureOf(services.getPaymentCart({}, signal))).toEqual({ id: 503 });
    expect(cartCalls(backend.asked)).toEqual([]);
  });

  it("is stored on the device once it is known whose it is", async () => {
    const stored = { items: LINES, changes: [CLEAR] };
    const guest = await startServices();
    guest.services.persistedOutbox.save(ANA.uid, stored);
    expect(guest.services.persistedOutbox.take(ANA.uid)).toBeNull();
    await Promise.all(getApps().map((app) => deleteApp(app)));
    const { services } = await startSignedIn();
    services.persistedOutbox.save(ANA.uid, stored);
    expect(services.persistedOutbox.take(ANA.uid)).toMatchObject(stored);
  });
});

type Services = Awaited<ReturnType<typeof startServices>>["services"];

/** One of each kind that a shopper's machines and screens make. */
const SHOPPERS_CALLS: Record<string, (services: Services) => Promise<unknown>> = {
  "the cart": ({ getCart }) => getCart(SIGNAL),
  "a change of it": ({ change }) => change({ type: "cart.clear", operationId: "clic-0001" }, null, SIGNAL),
  "its summary": ({ getPaymentCart }) => getPaymentCart({}, SIGNAL),
  "what became of an order that was sent": async ({ openCheckoutServices }) =>
    (await openCheckoutServices()).getPlacedOrder("clave-0001", SIGNAL),
  "an order": ({ orders }) => orders.getOrder("pedido-1"),
  "what was bought": ({ listBoughtProducts }) => listBoughtProducts(SIGNAL),
  "the profile": ({ account }) => account.getProfile(),
};

describe("a token that the server refuses", () => {
  const RENEWED = renewalOf(TOKENS);

  it("is changed for a new one, once, and the call is made again", async () => {
    const { backend, services, onUnauthorised } = await startSignedIn();
    backend.on(identityPaths.token, RENEWED);
    backend.on("/api/httpCartsServices", { result: encodeOutput("httpCartsServices", "getCart", cartOf()) });
    backend.once("/api/httpCartsServices", REFUSED, 401);
    expect(await services.getCart(SIGNAL)).toEqual(cartOf());
    expect(onUnauthorised).not.toHaveBeenCalled();
    expect(backend.asked.slice(-3).map(({ path }) => path)).toEqual([
      "/api/httpCartsServices",
      identityPaths.token,
      "/api/httpCartsServices",
    ]);
  });

  it("that is older than a mail's confirmation is changed for one that knows of it, once, and ends nothing", async () => {
    const { backend, services, onUnauthorised } = await startSignedIn();
    backend.on(identityPaths.token, RENEWED);
    const code = { id: 422, field: "paymentMethod", reason: "contactUnconfirmed", message: "" };
    backend.on("/api/httpPaymentServices", { result: { code } });
    const { placeOrder } = await services.openCheckoutServices();
    const order = {
      idempotencyKey: "clave-0001",
      shippingOption: "estandar",
      address: anAddress({ id: "casa-0001" }),
      paymentMethod: "contraentrega",
      expectedTotal: 11_760,
    } as const;
    expect(await failureOf(placeOrder(order, SIGNAL))).toMatchObject({ reason: "contactUnconfirmed" });
    expect(onUnauthorised).not.toHaveBeenCalled();
    expect(backend.asked.slice(-3).map(({ path }) => path)).toEqual([
      "/api/httpPaymentServices",
      identityPaths.token,
      "/api/httpPaymentServices",
    ]);
  });

  it.each(Object.entries(SHOPPERS_CALLS))(
    "is the end of the session, before the caller knows, when the new one is refused too: %s",
    async (_, ask) => {
      const { backend, services, onUnauthorised } = await startSignedIn();
      backend.on(identityPaths.token, RENEWED);
      for (const subject of ["Account", "Carts", "Payment"])
        backend.on(`/api/http${subject}Services`, REFUSED, 401);
      const caught = ask(services).catch((error: unknown) => [error, onUnauthorised.mock.calls.length]);
      expect(await caught).toEqual([new FailureError({ id: 401 }), 1]);
      expect(backend.asked.filter(({ path }) => path.startsWith("/api/"))).toHaveLength(2);
    },
  );

  it("is the end of the session when it cannot be changed for another", async () => {
    const { backend, services, onUnauthorised } = await startSignedIn();
    backend.on(identityPaths.token, { error: { code: 400, message: "INVALID_REFRESH_TOKEN" } }, 400);
    backend.on("/api/httpCartsServices", REFUSED, 401);
    expect(await failureOf(services.getCart(SIGNAL))).toEqual({ id: 401 });
    expect(onUnauthorised).toHaveBeenCalledOnce();
  });

  it("is not reported of a shopper whom the identity service signs out: it reports that itself, before", async () => {
    const { backend, services, onUnauthorised } = await startSignedIn();
    const revoked = { error: { code: 400, message: "TOKEN_EXPIRED" } };
    backend.on(identityPaths.token, revoked, 400);
    backend.on("/api/httpCartsServices", REFUSED, 401);
    const reports: string[] = [];
    services.watchIdentity(({ type }) => reports.push(type));
    await expect.poll(() => reports).toEqual(["identity.signedIn"]);
    expect(await failureOf(services.getCart(SIGNAL))).toEqual({ id: 401 });
    expect(reports).toEqual(["identity.signedIn", "identity.refused"]);
    expect(onUnauthorised).not.toHaveBeenCalled();
    expect(backend.asked.filter(({ path }) => path === "/api/httpCartsServices")).toHaveLength(1);
  });
});

describe("an identity service that cannot be started", () => {
  it("notifies its subscribers that it is unreachable, and no longer after they unsubscribed", async () => {
    const { services } = await startServices(BROKEN);
    const late: IdentityReport[] = [];
    services.watchIdentity((report) => late.push(report))();
    const { promise, resolve } = Promise.withResolvers<IdentityReport>();
    services.watchIdentity(resolve);
    expect(await promise).toEqual({ type: "identity.unreachable" });
    expect(late).toEqual([]);
  });

  it("is tried again when the network is back", async () => {
    const { services } = await startServices();
    const inTheWay = initializeApp({ apiKey: "otra", projectId: "otra-tienda" });
    const reports: IdentityReport[] = [];
    onTestFinished(services.watchIdentity((report) => reports.push(report)));
    await expect.poll(() => reports).toEqual([{ type: "identity.unreachable" }]);
    await deleteApp(inTheWay);
    dispatchEvent(new Event("online"));
    await expect.poll(() => reports).toEqual([{ type: "identity.unreachable" }, { type: "identity.nobody" }]);
  });

  it("leaves the shopper without a cart, and with everything that anybody may see", async () => {
    const { backend, services } = await startServices(BROKEN);
    backend.on("/api/httpCatalogServices", { result: { categories: [], featured: [] } });
    expect(await failureOf(services.getCart(SIGNAL))).toEqual({ id: 503 });
    await expect(services.signIn(ATTEMPT, SIGNAL)).rejects.toEqual(new SignInFailureError("unreachable"));
    expect(await services.getHome(SIGNAL)).toEqual({ categories: [], featured: [] });
  });
});

describe("the session's services", () => {
  it("reports who is signed in until unsubscribed", async () => {
    const { services } = await startSignedIn();
    const { promise, resolve } = Promise.withResolvers<IdentityReport>();
    const stop = services.watchIdentity(resolve);
    expect(await promise).toEqual({ type: "identity.signedIn", identity: ANA });
    const late: IdentityReport[] = [];
    services.watchIdentity((report) => late.push(report))();
    stop();
    await services.endIdentity({ signOutReason: null });
    expect(late).toEqual([]);
  });

  it("leaves the other tabs why a session ended, the strongest reason that any of them had", async () => {
    const { services } = await startSignedIn();
    expect(await services.endIdentity({ signOutReason: "revoked" })).toBe("revoked");
    // A tab that only noticed the sign-out.
    expect(await services.endIdentity({ signOutReason: "signedOut" })).toBe("revoked");
    expect(await services.endIdentity({ signOutReason: "accountDeleted" })).toBe("accountDeleted");
    expect(await services.endIdentity({ signOutReason: null })).toBeUndefined();
    // A session that another tab still holds is renewed.
    await services.writeSessionCookie({ rememberMe: false });
    expect(await services.endIdentity({ signOutReason: "signedOut" })).toBe("accountDeleted");
  });

  it("forgets the shared reason with a sign-in that succeeds, and with no other", async () => {
    const { backend, services } = await startSignedIn();
    await services.endIdentity({ signOutReason: "revoked" });
    backend.on(identityPaths.signIn, { error: { code: 400, message: "INVALID_LOGIN_CREDENTIALS" } }, 400);
    await expect(services.signIn(ATTEMPT, SIGNAL)).rejects.toEqual(
      new SignInFailureError("wrongCredentials"),
    );
    expect(await services.endIdentity({ signOutReason: "signedOut" })).toBe("revoked");
    admit(backend, ACCOUNT);
    await services.signIn(ATTEMPT, SIGNAL);
    expect(await services.endIdentity({ signOutReason: "signedOut" })).toBe("signedOut");
  });

  it("has shared the reason before the other tabs notice the sign-out", async () => {
    const { services } = await startSignedIn();
    const { promise, resolve } = Promise.withResolvers<string | null>();
    services.watchIdentity(({ type }) => {
      if (type === "identity.nobody") resolve(readSharedReason());
    });
    await services.endIdentity({ signOutReason: "revoked" });
    expect(await promise).toBe("revoked");
  });

  it("shares that a session was refused before any tab is notified", async () => {
    const { backend, services } = await startSignedIn();
    backend.on(identityPaths.token, { error: { code: 400, message: "TOKEN_EXPIRED" } }, 400);
    backend.on("/api/httpCartsServices", REFUSED, 401);
    const { promise, resolve } = Promise.withResolvers<[string, string | null]>();
    services.watchIdentity(({ type }) => {
      if (type !== "identity.signedIn") resolve([type, readSharedReason()]);
    });
    expect(await failureOf(services.getCart(SIGNAL))).toEqual({ id: 401 });
    expect(await promise).toEqual(["identity.refused", "revoked"]);
  });

  it("writes the session cookie, and clears every cookie", async () => {
    const { cookie, services } = await startServices();
    expect(await services.writeSessionCookie({ rememberMe: true })).toEqual(cookie.cookie);
    const received: (SessionCookie | null)[] = [];
    services.watchSessionCookie((seen) => received.push(seen))();
    await services.clearCookies();
    expect(received).toEqual([cookie.cookie]);
    expect(cookie.done).toEqual([{ rememberMe: true }, "stopped", "cleared"]);
  });

  it("reloads the page, and leaves word why", async () => {
    const { reload, services } = await startServices();
    await services.reloadPage({ signOutReason: null });
    expect(signOutReasonNote.read()).toBeNull();
    await services.reloadPage({ signOutReason: "revoked" });
    expect(signOutReasonNote.read()).toBe("revoked");
    expect(reload.mock.calls).toEqual([[], []]);
  });

  it.each<[string, (services: Services) => Promise<unknown>]>([
    ["at the end of a session", ({ reloadPage }) => reloadPage({ signOutReason: "signedOut" })],
    ["with the cookies too: a page may fail to reload", ({ clearCookies }) => clearCookies()],
  ])("forgets searches and seen products %s", async (_, end) => {
    const { services } = await startServices();
    const { recentSearches, endlessLists, rememberProduct, readSeen } = services;
    const stored = () => [recentSearches.read(), readSeen(), recentProduct.read()];
    recentSearches.write(["prueba de embarazo"]);
    rememberProduct(MILK.id);
    endlessLists.write(true);
    expect(stored()).toEqual([["prueba de embarazo"], [MILK.id], MILK.id]);
    await end(services);
    expect(stored()).toEqual([[], [], null]);
    expect(endlessLists.read()).toBe(true);
  });

  it("leads home after the deletion of the account: there is nothing to return to", async () => {
    const { backend, reload, services } = await startServices();
    const replace = vi.fn<(url: string) => void>();
    vi.stubGlobal("location", { origin: backend.origin, reload, replace });
    await services.reloadPage({ signOutReason: "accountDeleted" });
    expect(signOutReasonNote.read()).toBe("accountDeleted");
    expect(replace.mock.calls).toEqual([["/home"]]);
    expect(reload.mock.calls).toEqual([]);
  });

  it("does not reload the page when that could only repeat itself", async () => {
    const { reload, services } = await startServices();
    vi.spyOn(globalThis, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    await expect(services.reloadPage({ signOutReason: "signedOut" })).rejects.toThrow(
      "the reload would repeat",
    );
    expect(reload.mock.calls).toEqual([]);
  });

  it("loads nothing by being made", async () => {
    await startServices();
    expect(getApps()).toEqual([]);
  });
});
