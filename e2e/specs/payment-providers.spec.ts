import { expect, withOwnShop } from "../fixtures.ts";
import { ProvidersEmulator } from "../providers/provider-emulator.ts";
import { StoredShop } from "../stored-shop.ts";

const BASKET = { "leche-entera-1-l": 2, "frijol-negro-900-g": 2 };

/** A shop that is paid through Stripe and Mercado Pago, as far as it can tell. */
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

/** The browser goes to the page of the provider, which is another machine as far as it can tell. */
const AWAY = /^request to http:\/\/127\.0\.0\.1:\d+\/(?:stripe|mercadopago)\//;

test("Stripe: an order is declined, paid in another session, and given back", async ({
  shopper,
  providers: { stripe },
  expectErrors,
}) => {
  expectErrors(AWAY);
  const { order, setup } = shopper;
  await shopper.register();
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
});

test("Mercado Pago: an order is declined, and paid at the second try on the same page", async ({
  shopper,
  providers: { mercadoPago },
  expectErrors,
}) => {
  expectErrors(AWAY);
  const { order, setup } = shopper;
  await shopper.register();
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
});

test("messages that are late, repeated, out of order or forged change nothing that they should not", async ({
  shopper,
  providers: { stripe },
  expectErrors,
}) => {
  expectErrors(AWAY);
  const { order, setup } = shopper;
  await shopper.register();
  await setup.putIn(BASKET);
  const placed = await setup.place("stripe");
  const { id } = placed.order;
  stripe.held = true;
  await order.open(id);
  await order.pay.click();
  await order.decide("Pagar");
  await order.see("Falta tu pago");

  const session = stripe.sessionOf(id);
  const message = stripe.messages.at(-1) ?? stripe.message("", session);
  const forged = [
    stripe.message("checkout.session.completed", session, { secret: "whsec_ajeno" }),
    stripe.message("checkout.session.completed", session, { at: Date.now() - 3_600_000 }),
    { ...message, body: message.body.replace('"amount_total":', '"amount_total":1') },
    { ...message, headers: {} },
  ];
  expect(await Promise.all(forged.map((each) => stripe.send(each)))).toEqual([400, 400, 400, 400]);
  expect(await setup.statusOf(id)).toBe("pendiente, pending");

  expect(await stripe.send(message)).toBe(200);
  await order.see("Pago confirmado");
  const again = Array.from({ length: 5 }, () => stripe.send(message));
  const late = stripe.send(stripe.message("checkout.session.async_payment_failed", session));
  expect(new Set(await Promise.all([...again, late]))).toEqual(new Set([200]));
  expect(await setup.statusOf(id)).toBe("pagado, paid");
  await shopper.reload();
  await order.see("Pago confirmado");
  expect([stripe.charges.length, stripe.refunds]).toEqual([1, []]);
});

test("a shop that is killed while the bank charges finds the money, and takes it once", async ({
  shopper,
  server,
  providers: { stripe },
  expectErrors,
  allowErrors,
}) => {
  expectErrors(AWAY);
  // The way back leads to a shop that is down.
  allowErrors(/net::ERR/, /request to chrome-error/);
  const { order, setup, page } = shopper;
  await shopper.register();
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
});

test("a shop that is killed before it could say where to pay goes on with one order and one session", async ({
  shopper,
  server,
  providers: { stripe },
  allowErrors,
}) => {
  // The page may still be fetching what it keeps for when there is no network.
  allowErrors(/net::ERR_CONNECTION/);
  const { setup } = shopper;
  await shopper.register();
  await setup.putIn(BASKET);
  const held = Promise.withResolvers<void>();
  stripe.gate = held.promise;
  const lost = setup.place("stripe", "clave-de-este-pedido").catch(() => "lost");
  await stripe.made.promise;
  await server.kill();
  stripe.gate = undefined;
  held.resolve();
  expect(await lost).toBe("lost");

  await server.start();
  const [known] = await setup.orders();
  expect(known).toMatchObject({ state: "pendiente", payment: { status: "pending" } });
  const again = await setup.place("stripe", "clave-de-este-pedido");
  expect(again.order.id).toBe(known?.id);
  expect(again.payment.url).toBe(stripe.sessions[0]?.url);
  expect([stripe.sessions.length, (await setup.orders()).length]).toEqual([1, 1]);
});

test("what is no longer sold, or only in part, is said by name when an order is bought again", async ({
  shopper,
  server,
}) => {
  const { setup, order, cart, page } = shopper;
  const stored = new StoredShop(server.dataFolder);
  await shopper.register();
  await setup.putIn({ ...BASKET, "lenteja-500-g": 3 });
  const placed = await setup.place("contraentrega");
  stored.withdraw("leche-entera-1-l");
  stored.setStock("lenteja-500-g", 1);
  await order.open(placed.order.id);
  await order.see("Pedido recibido");
  await order.repeat.click();
  await cart.seeLines({ "Frijol negro 900 g": 2, "Lenteja 500 g": 1 });
  const notices = page.getByRole("region", { name: "Avisos de tu carrito" });
  await expect(notices.getByRole("note")).toHaveCount(2);
  await expect(notices).toContainText("Leche entera 1 L");
  await expect(notices).toContainText("Lenteja 500 g");
});
