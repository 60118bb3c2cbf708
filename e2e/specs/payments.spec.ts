import { expect, test as onTheSharedShop, withOwnShop } from "../fixtures.ts";
import { CheckoutPage } from "../pages/checkout-page.ts";
import { ProvidersEmulator } from "../providers/provider-emulator.ts";

const BASKET = { "leche-entera-1-l": 2, "frijol-negro-900-g": 2 };

/** A shop with Stripe and Mercado Pago, which are emulated. */
const test = withOwnShop.extend<{ providers: ProvidersEmulator }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern
  providers: async ({}, give) => {
    const providers = await ProvidersEmulator.open();
    await give(providers);
    await providers.close();
  },
  variables: async ({ providers }, give) => give(providers.variables),
  server: async ({ server, providers }, give) => {
    providers.reportTo(server.origin);
    await give(server);
  },
});

/** The browser navigates to the page of the provider, which is another origin. */
const AWAY = /^request to http:\/\/127\.0\.0\.1:\d+\/(?:stripe|mercadopago)\//;

onTheSharedShop(
  "Test bank: an order that is declined is paid at the second try; its screen follows by itself, from its top, and prints",
  async ({ shopper }) => {
    const { order, setup, page, cart } = shopper;
    const checkout = new CheckoutPage(page);
    await shopper.haveSession();
    await setup.putIn(BASKET);
    await CheckoutPage.setAddress(setup);
    await page.setViewportSize({ width: 390, height: 600 });
    await shopper.open("/carritocompras");
    await cart.receipt.scrollIntoViewIfNeeded();
    const scrolled = () => page.evaluate(() => scrollY);
    expect(await scrolled()).toBeGreaterThan(0);
    await cart.pay.click();
    await checkout.goToReview();
    await checkout.pay.click();
    await order.decide("Rechazar");
    await order.see("Pago rechazado");
    expect(await scrolled()).toBe(0);
    await order.payAgain.click();
    await order.decide("Abandonar");
    await order.see("Pago rechazado");
    await order.payAgain.click();
    await order.decide("Aprobar");
    await order.see("Pago confirmado");
    await order.seeStep("Pago confirmado");
    await expect(order.pay).toHaveCount(0);
    expect((await setup.orders()).map(({ state, payment }) => [state, payment.status])).toEqual([
      ["pagado", "paid"],
    ]);

    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    await expect(order.receipt).toBeVisible();
    await expect(page.getByRole("listitem", { name: "Leche entera 1 L" })).toContainText("$57.00");
    const ink = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    expect(ink).toBe("light");
  },
);

test(
  "Stripe: an order is declined, paid in another session, and given back",
  { tag: "@full" },
  async ({ shopper, providers: { stripe }, expectErrors }) => {
    expectErrors(AWAY);
    const { order, setup } = shopper;
    await shopper.haveSession();
    await setup.putIn(BASKET);
    const placed = await setup.place("stripe");
    expect(placed.payment.url).toBe(stripe.sessionOf(placed.order.id).url);
    await order.open(placed.order.id);
    await order.pay.click();
    await order.decide("Cancelar");
    await order.see("Falta tu pago");
    await order.pay.click();
    await order.decide("Rechazar");
    await order.see("Pago rechazado");
    await order.payAgain.click();
    await order.decide("Pagar");
    await order.see("Pago confirmado");
    expect([stripe.sessions.length, stripe.charges]).toEqual([2, ["pi_2"]]);

    await order.confirmCancellation();
    await order.see("Pedido cancelado");
    await expect(shopper.page.getByRole("main")).toContainText("te devolvimos el dinero");
    expect(stripe.refunds).toEqual(["pi_2"]);
  },
);

test(
  "Mercado Pago: an order is declined, and paid at the second try on the same page",
  { tag: "@full" },
  async ({ shopper, providers: { mercadoPago }, expectErrors }) => {
    expectErrors(AWAY);
    const { order, setup } = shopper;
    await shopper.haveSession();
    await setup.putIn(BASKET);
    const placed = await setup.place("mercadopago");
    await order.open(placed.order.id);
    await order.pay.click();
    await order.decide("Rechazar");
    await order.see("Pago rechazado");
    await order.payAgain.click();
    await order.decide("Pagar");
    await order.see("Pago confirmado");
    expect(mercadoPago.preferences).toHaveLength(1);
    expect(mercadoPago.payments.map(({ status }) => status)).toEqual(["rejected", "approved"]);
  },
);

test(
  "a shop that is killed while the bank charges finds the money, and takes it once",
  { tag: "@full" },
  async ({ shopper, server, providers: { stripe }, expectErrors, allowErrors }) => {
    expectErrors(AWAY);
    // The redirect back leads to a shop that is down.
    allowErrors(/net::ERR/, /request to chrome-error/);
    const { order, setup, page } = shopper;
    await shopper.haveSession();
    await setup.putIn(BASKET);
    const placed = await setup.place("stripe");
    await order.open(placed.order.id);
    await order.pay.click();
    const pressed = page.getByRole("button", { name: "Pagar", exact: true });
    await expect(pressed).toBeVisible();
    await server.kill();
    await pressed.click({ noWaitAfter: true });
    await expect.poll(() => stripe.charges).toEqual(["pi_1"]);

    await server.start();
    await order.open(placed.order.id);
    await order.see("Falta tu pago");
    await order.pay.click();
    await order.see("Pago confirmado");
    expect([stripe.sessions.length, stripe.charges]).toEqual([1, ["pi_1"]]);
    expect(await setup.orders()).toHaveLength(1);
  },
);
