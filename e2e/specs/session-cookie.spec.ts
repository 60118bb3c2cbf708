import { expect, test } from "../fixtures.ts";
import { cookieExpiry } from "../pages/tk-cookie.ts";

const DAY = 24 * 60 * 60;

test(
  "signing in writes a cookie that says nothing but until when, one day on",
  { tag: "@main" },
  async ({ shopper }) => {
    await shopper.haveAccount();
    await shopper.open("/login");
    await shopper.signIn();
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
  },
);

test(
  "a reload by the shopper keeps them signed in, and their cart",
  { tag: ["@main", "@phone"] },
  async ({ shopper }) => {
    await shopper.register();
    await shopper.buy("lenteja-500-g", "Lenteja 500 g");
    await shopper.reload();
    await shopper.shop.see("Lenteja 500 g", "/detalles/lenteja-500-g");
    await shopper.shop.seeLoggedIn();
    await shopper.shop.seeUnits(1);
  },
);

test("a session cookie that runs out in an open tab ends the session, says why and moves nothing", async ({
  shopper,
}) => {
  const { shop } = shopper;
  await shopper.register();
  await shopper.buy("lenteja-500-g", "Lenteja 500 g");
  await shop.goTo("Marketplace");
  await shopper.marketplace.chooseCategory("Abarrotes");
  await shopper.marketplace.seeFound("24 productos");
  const { documents } = shopper;

  await shopper.tk.write(Date.now() + 2500);
  await shop.seeToast("Tu sesión venció por inactividad. Inicia sesión otra vez; tu carrito te espera.");
  await shop.seeLoggedOut();
  await shop.seeUnits(0);
  await shop.see("Abarrotes", "/marketplace?categoria=abarrotes");

  await shop.toastButton("Iniciar sesión").click();
  await shopper.signIn();
  await shop.seeUnits(1);
  expect(shopper.documents).toBe(documents);
});

test("a tab left open for more than a day is signed out when the shopper comes back", async ({ shopper }) => {
  await shopper.page.clock.install();
  await shopper.register();
  await shopper.open("/quienessomos");
  await shopper.shop.seeLoggedIn();
  const { documents } = shopper;

  await shopper.page.clock.fastForward("24:01:00");
  // Of the page's time its browser knows nothing: the cookie goes by hand when its day is over.
  await shopper.tk.delete();
  await shopper.shop.seeToast(
    "Tu sesión venció por inactividad. Inicia sesión otra vez; tu carrito te espera.",
  );
  await shopper.shop.seeLoggedOut();
  await shopper.shop.see("Quiénes somos", "/quienessomos");
  expect(shopper.documents).toBe(documents);
});

test("a session cookie that ran out while the shop was closed is told at the next visit", async ({
  shopper,
}) => {
  await shopper.register();
  await shopper.leave();
  await shopper.tk.delete();
  await shopper.open("/quienessomos");
  await shopper.shop.seeToast(
    "Tu sesión venció por inactividad. Inicia sesión otra vez; tu carrito te espera.",
  );
  await shopper.shop.seeLoggedOut();
  await shopper.shop.see("Quiénes somos", "/quienessomos");
  await shopper.open("/cuenta");
  await shopper.shop.see("Iniciar sesión", "/login?volver=/cuenta");
});
