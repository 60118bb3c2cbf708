import type { Locator } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { holdRequests } from "../held-requests.ts";
import { cookieExpiry } from "../pages/tk-cookie.ts";
import { StoredAccounts } from "../stored-accounts.ts";

const DAY = 24 * 60 * 60;
const LENTILS = { id: "lenteja-500-g", name: "Lenteja 500 g" };
const EXPIRED = "Tu sesión venció por inactividad. Inicia sesión otra vez; tu carrito te espera.";
const REVOKED = "Tu sesión dejó de ser válida. Inicia sesión otra vez para seguir.";
const SIGNED_OUT = "Se cerró tu sesión en este dispositivo.";

test("signing in writes a cookie with only its expiry; when it expires, the session ends and the page stays", async ({
  shopper,
}) => {
  const { shop, login, marketplace } = shopper;
  await shopper.haveAccount();
  await shopper.open("/login");
  await fillSilently(login.email, shopper.email);
  await fillSilently(login.password, shopper.password);
  await login.button.click();
  await shop.seeLoggedIn();
  const { value, ...cookie } = (await shopper.tk.read()) ?? { value: "" };
  const now = Date.now() / 1000;
  expect(value).toMatch(/^v1\.[0-9a-z]+$/);
  expect(cookie).toEqual({
    name: "tk",
    domain: "127.0.0.1",
    path: "/",
    expires: expect.closeTo(now + DAY, -2),
    httpOnly: false,
    secure: false,
    sameSite: "Lax",
  });
  expect(cookieExpiry(value) / 1000).toBeCloseTo(now + DAY, -2);

  await shopper.buy(LENTILS.id, LENTILS.name);
  await shop.goTo("Marketplace");
  await marketplace.chooseCategory("Abarrotes");
  await marketplace.seeFound("24 productos");
  const { documents } = shopper;
  await shopper.tk.write(Date.now() + 2500);
  await shop.seeToast(EXPIRED);
  await shop.seeLoggedOut();
  await shop.seeUnits(0);
  await shop.see("Abarrotes", "/marketplace?categoria=abarrotes");
  await shop.toastButton("Iniciar sesión").click();
  await shopper.signIn();
  await shop.seeUnits(1);
  expect(shopper.documents).toBe(documents);

  await shopper.leave();
  await shopper.tk.delete();
  await shopper.open("/quienessomos");
  await shop.seeToast(EXPIRED);
  await shop.seeLoggedOut();
});

/** As some password managers do: the page gets no input event. */
async function fillSilently(field: Locator, text: string): Promise<void> {
  await field.evaluate((input: HTMLInputElement, value) => {
    input.value = value;
  }, text);
}

test("signing out removes every cookie and reloads each tab once", async ({ shopper, allowErrors }) => {
  // A cart that changed elsewhere may ask in the moment in which the session ends.
  allowErrors(/status of 401.*http(Account|Carts)Services/);
  const { shop, context } = shopper;
  await shopper.haveSession();
  await shopper.buy(LENTILS.id, LENTILS.name);
  const otherTab = await shopper.openTab();
  await otherTab.open("/cuenta");
  await context.addCookies([
    { name: "ajena", value: "1", domain: "127.0.0.1", path: "/" },
    // No page can see these.
    { name: "servidor", value: "3", domain: "127.0.0.1", path: "/", httpOnly: true },
    { name: "honda", value: "4", domain: "127.0.0.1", path: "/detalles/una/cosa", httpOnly: true },
    { name: "ajena", value: "5", domain: "127.0.0.1", path: "/buzon/lejos" },
  ]);
  const before = [shopper.documents, otherTab.documents];

  await otherTab.account.signOut();
  await otherTab.shop.seeToast(SIGNED_OUT);
  await otherTab.shop.seeLoggedOut();
  expect(await context.cookies()).toEqual([]);
  await shop.seeLoggedOut();
  await shop.seeUnits(0);
  await shop.see(LENTILS.name, `/detalles/${LENTILS.id}`);
  await shop.goTo("Marketplace");
  await shopper.marketplace.seeFound("327 productos");
  expect([shopper.documents, otherTab.documents]).toEqual(before.map((count) => count + 1));
});

test("a cookie that is deleted or written by hand signs out or in only until the service answers", async ({
  shopper,
  allowErrors,
}) => {
  allowErrors(/status of 401.*http(Carts|Account)Services/);
  const { shop, page } = shopper;
  await shopper.haveSession();
  await shopper.open("/cuenta");
  await expect(shopper.account.profile).toContainText(shopper.email);
  const { documents } = shopper;
  await shopper.tk.delete();
  await shop.seeToast(SIGNED_OUT);
  await shop.see("Iniciar sesión", /^\/login\?volver=(%2F|\/)cuenta$/);
  await expect(page.getByText(shopper.email)).toHaveCount(0);
  await shop.seeLoggedOut();
  expect(shopper.documents).toBe(documents + 1);
  await shopper.leave();

  await shopper.tk.put("true");
  const code = await holdRequests(page, /\/assets\/identity-/);
  await shopper.open("/cuenta");
  await shop.seeLoggedIn();
  await shop.see("Mi cuenta", "/cuenta");
  code.letGo();
  await expect.poll(() => shopper.documents).toBe(documents + 3);
  await shop.seeLoggedOut();
  await expect.poll(() => shopper.tk.read()).toBeUndefined();
  await shop.goTo("Marketplace");
  await shopper.marketplace.seeFound("327 productos");
  expect(shopper.documents).toBe(documents + 3);
});

test("an account that is shut on the server ends the session at the next call, in every tab", async ({
  shopper,
  dataFolder,
  expectErrors,
}) => {
  const { shop, login } = shopper;
  await shopper.haveSession();
  // Or the awaited response may be that of the previous page.
  await shopper.leave();
  const cart = shopper.calls.answered("getCart");
  await shopper.open(`/detalles/${LENTILS.id}`);
  await cart;
  const otherTab = await shopper.openTab();
  await otherTab.open("/cuenta?seccion=seguridad");
  await expect(otherTab.account.security.signInMethod("Contraseña")).toContainText("Tu única forma");
  new StoredAccounts(dataFolder).shut(shopper.email);
  const before = [shopper.documents, otherTab.documents];

  expectErrors(/status of 401/, /status of 400/);
  await shopper.product.product(LENTILS.name).add();
  await shop.seeToast(REVOKED);
  await shop.seeLoggedOut();
  await shop.see(LENTILS.name, `/detalles/${LENTILS.id}`);
  expect(await shopper.tk.read()).toBeUndefined();
  await otherTab.shop.seeToast(REVOKED);
  await otherTab.shop.see("Iniciar sesión");
  expect([shopper.documents, otherTab.documents]).toEqual(before.map((count) => count + 1));
  await shop.goTo("Iniciar sesión");
  await login.submit(shopper);
  await expect(login.errorMessage).toContainText("Esta cuenta está suspendida.");
});

test("of two tabs that sign in at once the last has the last word in both", async ({ shopper, stranger }) => {
  await shopper.haveSession();
  await shopper.buy(LENTILS.id, LENTILS.name);
  await shopper.signOut();
  await stranger.haveAccount();
  await shopper.open("/login");
  const held = await holdRequests(shopper.page, /:signInWithPassword/);
  await shopper.login.submit(shopper);
  await held.seeCount(1);

  const otherTab = await shopper.openTab();
  await otherTab.open("/login");
  await otherTab.login.submit(stranger);
  await otherTab.shop.seeLoggedIn();
  await otherTab.shop.seeUnits(0);
  const before = [shopper.documents, otherTab.documents];
  held.letGo();
  await shopper.shop.seeLoggedIn();
  await shopper.shop.seeUnits(1);
  await otherTab.shop.seeUnits(1);
  await otherTab.shop.goTo("Mi cuenta");
  await expect(otherTab.account.profile).toContainText(shopper.email);
  await expect(otherTab.page.getByText(stranger.email)).toHaveCount(0);
  expect([shopper.documents, otherTab.documents]).toEqual(before);
});

test("no screen waits for the identity service, and neither its silence nor missing code signs out", async ({
  shopper,
  expectErrors,
}) => {
  expectErrors(/net::ERR/);
  const { shop, page } = shopper;
  await shopper.haveSession();
  const held = await holdRequests(page, /identitytoolkit|securetoken/);
  await shopper.open("/cuenta");
  await shop.see("Mi cuenta", "/cuenta");
  await shop.seeLoggedIn();
  await shop.goTo("Marketplace");
  await shopper.marketplace.seeFound("327 productos");
  held.letGo();
  await shop.goTo("Mi cuenta");
  await expect(shopper.account.profile).toContainText(shopper.email);

  const code = /assets\/identity-/;
  await page.route(code, (route) => route.abort("connectionfailed"));
  const refused = page.waitForEvent("requestfailed", (request) => code.test(request.url()));
  await shopper.open("/quienessomos");
  await refused;
  await shop.goTo("Marketplace");
  await shopper.marketplace.seeFound("327 productos");
  await shop.seeLoggedIn();
  expect(await shopper.tk.read()).toBeDefined();
  await page.unroute(code);
  await shopper.open("/cuenta");
  await expect(shopper.account.profile).toContainText(shopper.email);
});

test("a browser whose database never answers allows signing in, and one without storage still shows the shop", async ({
  shopper,
  stranger,
  allowErrors,
}) => {
  allowErrors(/status of 401.*http(Carts|Account)Services/);
  await stranger.page.addInitScript(() => {
    // What Safari does with many tabs, and any browser with a broken profile.
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await stranger.register();
  await stranger.reload();
  await stranger.signOut();

  await shopper.page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: () => {} });
    Object.defineProperty(window, "localStorage", { get: refuse });
    Object.defineProperty(window, "sessionStorage", { get: refuse });
    Object.defineProperty(window, "indexedDB", { get: refuse });
  });
  await shopper.open("/marketplace?categoria=abarrotes");
  await shopper.marketplace.seeFound("24 productos");
  await shopper.marketplace.openProduct(LENTILS.name);
  await shopper.shop.see(LENTILS.name);
  await shopper.open("/registrar");
  await shopper.signUp.submit(shopper);
  await shopper.shop.seeToast(
    /^Tu navegador bloquea las cookies y no podemos mantener tu sesión\. Permítelas/,
  );
  await shopper.shop.seeLoggedOut();
});
