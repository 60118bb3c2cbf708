import { expect, test } from "../fixtures.ts";
import { HeldRequests } from "../held-requests.ts";
import type { TkCookie } from "../pages/tk-cookie.ts";

test(
  "signing out removes every cookie and reloads the page once",
  { tag: ["@main", "@phone"] },
  async ({ shopper }) => {
    const { shop, context } = shopper;
    await shopper.register();
    await shop.goTo("Mi cuenta");
    await context.addCookies([
      { name: "ajena", value: "1", domain: "127.0.0.1", path: "/" },
      { name: "otra", value: "2", domain: "127.0.0.1", path: "/" },
      // No page can see these.
      { name: "servidor", value: "3", domain: "127.0.0.1", path: "/", httpOnly: true },
      { name: "honda", value: "4", domain: "127.0.0.1", path: "/detalles/una/cosa", httpOnly: true },
      { name: "ajena", value: "5", domain: "127.0.0.1", path: "/buzon/lejos" },
    ]);
    const { documents } = shopper;

    await shopper.account.signOut();
    await shop.seeToast("Se cerró tu sesión en este dispositivo.");
    await shop.seeLoggedOut();
    expect(await context.cookies()).toEqual([]);
    await shop.goTo("Marketplace");
    await shopper.marketplace.seeFound("327 productos");
    expect(shopper.documents).toBe(documents + 1);
  },
);

test("a sign-out in one tab is followed by the other", { tag: "@main" }, async ({ shopper, allowErrors }) => {
  // The account's own screen, or a cart that changed elsewhere, may ask in the moment in which the session ends.
  allowErrors(/status of 401.*http(Account|Carts)Services/);
  const { shop } = shopper;
  await shopper.register();
  await shopper.buy("lenteja-500-g", "Lenteja 500 g");
  const { documents } = shopper;
  const otherTab = await shopper.openTab();
  await otherTab.open("/cuenta");
  await otherTab.account.signOut();
  await otherTab.shop.seeLoggedOut();

  await shop.seeLoggedOut();
  await shop.seeUnits(0);
  await shop.see("Lenteja 500 g", "/detalles/lenteja-500-g");
  await shop.goTo("Marketplace");
  await shopper.marketplace.seeFound("327 productos");
  expect(shopper.documents).toBe(documents + 1);
});

for (const [what, write] of [
  ["as the shop writes it", (tk: TkCookie) => tk.write(Date.now() + 60_000)],
  ["with any other value", (tk: TkCookie) => tk.put("true")],
  ["with a session cookie that is over", (tk: TkCookie) => tk.put("v1.1")],
] as const) {
  test(`a cookie written by hand, ${what}, logs nobody in for longer than the identity service takes`, async ({
    shopper,
    allowErrors,
  }) => {
    allowErrors(/status of 401.*http(Carts|Account)Services/);
    const { shop } = shopper;
    await shopper.register();
    await shopper.tk.delete();
    await shop.seeLoggedOut();
    await shopper.leave();
    const { documents } = shopper;

    await write(shopper.tk);
    const code = await HeldRequests.of(shopper.page, /\/assets\/identity-/);
    await shopper.open("/cuenta");
    await shop.seeLoggedIn();
    await shop.see("Mi cuenta", "/cuenta");
    code.letGo();
    await expect.poll(() => shopper.documents).toBe(documents + 2);
    await shop.seeLoggedOut();
    await expect.poll(() => shopper.tk.read()).toBeUndefined();
    await shop.goTo("Marketplace");
    await shopper.marketplace.seeFound("327 productos");
    expect(shopper.documents).toBe(documents + 2);
  });
}
