import { expect, test } from "../fixtures.ts";
import { HeldRequests } from "../held-requests.ts";
import { cookieExpiry } from "../pages/tk-cookie.ts";
import { StoredAccounts } from "../stored-accounts.ts";

const BEANS = "Frijol negro 900 g";
const EXPIRED = "Tu sesión venció por inactividad. Inicia sesión otra vez; tu carrito te espera.";
const REVOKED = "Tu sesión dejó de ser válida. Inicia sesión otra vez para seguir.";
const SIGNED_OUT = "Se cerró tu sesión en este dispositivo.";

test(
  "an account that is shut on the server ends the session at the next call",
  { tag: "@main" },
  async ({ shopper, dataFolder, expectErrors }) => {
    const { shop } = shopper;
    await shopper.register();
    // Or the answer that is waited for may be that of the page before.
    await shopper.leave();
    const cart = shopper.calls.answered("getCart");
    await shopper.open("/detalles/lenteja-500-g");
    await cart;
    new StoredAccounts(dataFolder).shut(shopper.email);
    const { documents } = shopper;

    expectErrors(/status of 401/, /status of 400/);
    await shopper.product.product("Lenteja 500 g").add();
    await shop.seeToast(REVOKED);
    await shop.seeLoggedOut();
    await shop.see("Lenteja 500 g", "/detalles/lenteja-500-g");
    expect(await shopper.tk.read()).toBeUndefined();
    expect(shopper.documents).toBe(documents + 1);
  },
);

test("an account that is shut on the server ends the session at the next visit", async ({
  shopper,
  dataFolder,
  expectErrors,
}) => {
  const { shop, login } = shopper;
  await shopper.register();
  await shopper.leave();
  new StoredAccounts(dataFolder).shut(shopper.email);
  const { documents } = shopper;

  expectErrors(/status of 40[01]/);
  await shopper.open("/quienessomos");
  await shop.seeLoggedOut();
  await shop.seeToast(REVOKED);
  await expect.poll(() => shopper.tk.read()).toBeUndefined();
  await shop.goTo("Iniciar sesión");
  await login.submit(shopper);
  await expect(login.errorMessage).toHaveText(
    "Esta cuenta está suspendida. Si crees que es un error, escríbenos desde Contáctenos.",
  );
  await shop.seeLoggedOut();
  expect(shopper.documents).toBe(documents + 2);
});

test("who signs out everywhere is signed out here, in every tab", async ({ shopper, expectErrors }) => {
  const { shop } = shopper;
  await shopper.register();
  await shopper.leave();
  const cart = shopper.calls.answered("getCart");
  await shopper.open("/detalles/lenteja-500-g");
  await cart;
  const otherTab = await shopper.openTab();
  await otherTab.open("/cuenta?seccion=seguridad");
  await expect(otherTab.account.security.signInMethod("Contraseña")).toContainText("Tu única forma");
  await shopper.setup.call("httpAccountServices", { method: "signOutEverywhere" });
  const before = [shopper.documents, otherTab.documents];

  expectErrors(/status of 40[01]/);
  await shopper.product.product("Lenteja 500 g").add();
  await shop.seeToast(REVOKED);
  await shop.seeLoggedOut();
  await otherTab.shop.seeToast(REVOKED);
  await otherTab.shop.seeLoggedOut();
  await otherTab.shop.see("Iniciar sesión");
  expect([shopper.documents, otherTab.documents]).toEqual(before.map((count) => count + 1));
});

for (const [what, end, sentence, reloads] of [
  ["the session cookie runs out", "expire", EXPIRED, 0],
  ["the cookie is deleted by hand", "delete", SIGNED_OUT, 1],
] as const) {
  test(`the account is no longer shown once ${what}`, async ({ shopper }) => {
    const { shop } = shopper;
    await shopper.register();
    await shopper.open("/cuenta");
    await expect(shopper.account.profile).toContainText(shopper.email);
    const { documents } = shopper;
    if (end === "expire") await shopper.tk.write(Date.now() + 2500);
    else await shopper.tk.delete();
    await shop.seeToast(sentence);
    await shop.see("Iniciar sesión", /^\/login\?volver=(%2F|\/)cuenta$/);
    await expect(shopper.page.getByText(shopper.email)).toHaveCount(0);
    await shop.seeLoggedOut();
    expect(shopper.documents).toBe(documents + reloads);

    await shopper.signIn();
    await shop.see("Mi cuenta", "/cuenta");
  });
}

test("a sign-in in one tab takes the other away from the form, to where it wanted to go", async ({
  shopper,
}) => {
  await shopper.haveAccount();
  await shopper.open("/cuenta");
  await shopper.shop.see("Iniciar sesión", "/login?volver=/cuenta");
  const { documents } = shopper;
  const otherTab = await shopper.openTab();
  await otherTab.open("/login");
  await otherTab.signIn();
  await shopper.shop.see("Mi cuenta", "/cuenta");
  await expect(shopper.account.profile).toContainText(shopper.email);
  expect(shopper.documents).toBe(documents);
});

test("of two tabs that sign in at once the last has the last word in both", async ({ shopper, stranger }) => {
  await shopper.register();
  await shopper.buy("frijol-negro-900-g", BEANS);
  await shopper.signOut();
  await stranger.haveAccount();
  await shopper.open("/login");
  const held = await HeldRequests.of(shopper.page, /:signInWithPassword/);
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

test("a sign-in that is refused follows the other tab that was let in meanwhile", async ({
  shopper,
  expectErrors,
}) => {
  expectErrors(/status of 400/);
  await shopper.haveAccount();
  await shopper.open("/login");
  const held = await HeldRequests.of(shopper.page, /:signInWithPassword/);
  await shopper.login.submit({ email: shopper.email, password: "otra contraseña" });
  await held.seeCount(1);
  const otherTab = await shopper.openTab();
  await otherTab.open("/login");
  await otherTab.signIn();
  held.letGo();
  await shopper.shop.seeLoggedIn();
  await shopper.shop.seeAddress("/home");
});

test("the first screen does not wait for the identity service, nor is anybody signed out by its silence", async ({
  shopper,
}) => {
  const { shop, page } = shopper;
  await shopper.register();
  const held = await HeldRequests.of(page, /identitytoolkit|securetoken/);
  await shopper.open("/cuenta");
  await shop.see("Mi cuenta", "/cuenta");
  await shop.seeLoggedIn();
  await shop.goTo("Marketplace");
  await shopper.marketplace.seeFound("327 productos");
  await shop.seeLoggedIn();
  held.letGo();
  await shop.goTo("Mi cuenta");
  await expect(shopper.account.profile).toContainText(shopper.email);
});

test("a connection that goes away and comes back ends nothing", async ({ shopper, allowErrors }) => {
  allowErrors(/net::ERR/);
  const { shop, context, page } = shopper;
  await shopper.register();
  // The code of a screen stays where it was loaded once.
  await shop.goTo("Quiénes somos");
  await shop.see("Quiénes somos");
  await shop.goTo("Mi cuenta");
  await expect(shopper.account.profile).toContainText(shopper.email);
  const { documents } = shopper;
  await context.setOffline(true);
  await shop.goTo("Quiénes somos");
  await shop.see("Quiénes somos");
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await shop.seeLoggedIn();
  await context.setOffline(false);
  await shop.goTo("Mi cuenta");
  await expect(shopper.account.profile).toContainText(shopper.email);
  expect(shopper.documents).toBe(documents);
});

const DAY = 24 * 60 * 60 * 1000;

for (const [what, days] of [
  ["two days fast", 2],
  ["two days slow", -2],
] as const) {
  test(`a clock that is ${what} keeps nobody from shopping`, async ({ shopper }) => {
    const { shop, page } = shopper;
    await page.clock.install({ time: Date.now() + days * DAY });
    await shopper.register();
    await shopper.buy("frijol-negro-900-g", BEANS);
    const { documents } = shopper;
    await shopper.reload();
    await shop.seeLoggedIn();
    await shop.seeUnits(1);
    await shop.goTo("Mi cuenta");
    await expect(shopper.account.profile).toContainText(shopper.email);
    expect(shopper.documents).toBe(documents + 1);
  });
}

test("a clock that is set back by months ends nothing, and the session cookie is written anew", async ({
  shopper,
}) => {
  const { shop, page } = shopper;
  await page.clock.install({ time: Date.now() + 90 * DAY });
  await shopper.register();
  await shop.goTo("Quiénes somos");
  await shop.see("Quiénes somos");
  const { documents } = shopper;
  await page.clock.setSystemTime(Date.now());
  // What a browser tells when the shopper comes back from the settings.
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await shop.seeLoggedIn();
  await shop.goTo("Marketplace");
  const left = async () => cookieExpiry((await shopper.tk.read())?.value ?? "") - Date.now();
  await expect.poll(left).toBeLessThanOrEqual(DAY);
  await shop.seeLoggedIn();
  expect(shopper.documents).toBe(documents);
});

test("using the shop renews the session cookie", async ({ shopper }) => {
  const { shop, page } = shopper;
  await page.clock.install();
  await shopper.register();
  const before = (await shopper.tk.read())?.value ?? "";
  await page.clock.fastForward("03:00:00");
  await shop.goTo("Marketplace");
  const gained = async () => cookieExpiry((await shopper.tk.read())?.value ?? "") - cookieExpiry(before);
  await expect.poll(gained).toBeGreaterThanOrEqual(3 * 3600 * 1000);
  await shop.seeLoggedIn();
});

test("cookies that are blocked in the middle of a session end it, with one reload", async ({ shopper }) => {
  const { shop, page } = shopper;
  await shopper.register();
  await shop.goTo("Quiénes somos");
  await shop.see("Quiénes somos");
  const { documents } = shopper;
  const block = () => {
    Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: () => {} });
  };
  await page.addInitScript(block);
  await page.evaluate(block);
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await shop.seeLoggedOut();
  await shop.seeToast(SIGNED_OUT);
  await shop.goTo("Marketplace");
  await shopper.marketplace.seeFound("327 productos");
  expect(shopper.documents).toBe(documents + 1);
});

test("who gives up signing in by window is signed in to nothing, however late it answers", async ({
  shopper,
}) => {
  const { login, shop, page } = shopper;
  await shopper.open("/login");
  const held = await HeldRequests.of(page, /:signInWithIdp/);
  await (await login.social.open("Google")).type(shopper, { isVerified: true });
  await held.seeCount(1);
  await login.social.cancel.click();
  held.letGo();
  await expect(page.getByText("Cerraste la ventana antes de terminar.")).toBeVisible();
  await shopper.open("/cuenta");
  await shop.see("Iniciar sesión", "/login?volver=/cuenta");
  expect(await shopper.tk.read()).toBeUndefined();
});
