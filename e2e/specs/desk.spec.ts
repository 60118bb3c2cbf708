import { randomUUID } from "node:crypto";
import { expect, test } from "../fixtures.ts";
import { findViolations } from "../find-violations.ts";
import { inTurn } from "../in-turn.ts";
import { OrderSetup } from "../order-setup.ts";
import { DeskPage } from "../pages/desk-page.ts";
import { FlowsPage } from "../pages/flows-page.ts";
import { Shopper } from "../pages/shopper.ts";
import { addStaff } from "../staff.ts";

type Summary = { shippingOptions: { id: string; windows: { id: string }[] }[] };

/** Above the minimum weight. No other journey buys it. */
const HEAVY = { "arena-aglutinante-para-gato-9-kg": 1 };

/** How soon a new order is on the board: the board is read every two seconds, and an answer takes a moment. */
const SOON = 2500;

/** Somebody of the staff at the counter, in a browser of their own. */
async function atTheCounter(person: Shopper, dataFolder: string, role = "mostrador"): Promise<DeskPage> {
  await person.haveAccount();
  await person.setup.confirmEmail();
  addStaff(dataFolder, person.email, role);
  const desk = new DeskPage(person.page);
  await desk.open(person);
  return desk;
}

test("Counter: a cash order is on the board at once, is served by keyboard, and who is late sees who was first", async ({
  shopper,
  stranger: luz,
  browser,
  dataFolder,
}) => {
  const beto = new Shopper(await (await browser.newContext()).newPage());
  const [desk, late] = [await atTheCounter(luz, dataFolder), await atTheCounter(beto, dataFolder)];
  await shopper.haveSession();
  await shopper.setup.putIn({ "frijol-negro-900-g": 4 });
  const { order } = await shopper.setup.place("contraentrega", undefined, { shippingOption: "estandar" });
  const pending = desk.card(order.number, "Pendientes");
  await expect(pending).toBeVisible({ timeout: SOON });
  // Orders of other journeys may come in the same moment.
  const arrival = new RegExp(`^(Llegó el pedido ${order.number}|Llegaron \\d+ pedidos)`);
  await expect(luz.page.getByText(arrival)).toBeAttached();
  expect(await findViolations(luz.page)).toEqual([]);

  await late.openOrder(late.card(order.number, "Pendientes"));
  await expect(late.order.getByRole("button", { name: "Aceptar" })).toBeEnabled();
  // From now on Beto's board is as old as it is in a tab that was asleep.
  await beto.page.route("**/api/httpDeskServices", async (route, request) => {
    if (!request.postData()?.includes("listOrders")) await route.fallback();
  });
  // The tab asks for it until it is closed.
  await luz.page.goto("/mostrador?inspect");
  await expect(luz.page.getByRole("heading", { name: "Pedidos abiertos" })).toBeVisible();
  const flows = await FlowsPage.openIn(luz.context);
  const readSent = await FlowsPage.record(flows.page);
  await desk.openOrder(pending);
  await desk.press("Aceptar");
  await expect(desk.order.getByRole("button", { name: "Todo está" })).toBeVisible();
  await flows.seeState("fulfilment", "resting.preparando.picking");
  // In a window beside it, the machines of the shop.
  const home = await luz.context.newPage();
  await home.goto("/home?inspect");
  const beside = await FlowsPage.openIn(luz.context);
  await beside.follow(await home.title());
  await beside.seeState("cart", "open.empty");
  await flows.follow(await luz.page.title());
  await flows.seeState("fulfilment", "resting.preparando.picking");
  await home.close();
  const sent = await readSent();
  expect(sent).toContain('"name":"fulfilment"');
  const { name, street, postalCode, phone } = shopper.setup.address;
  for (const canary of [name, street, postalCode, phone, order.number, luz.email, shopper.email])
    expect(sent).not.toContain(canary);
  await flows.page.close();

  await late.press("Aceptar");
  await expect(late.order).toContainText(`${luz.email} lo dejó en «Preparando»`);
  await late.press("Entendido");
  await expect(late.order.getByRole("button", { name: "Todo está" })).toBeVisible();
  await beto.page.goBack();
  await expect(late.order).toHaveCount(0);

  await desk.press("Todo está");
  await desk.press("Mandar con el repartidor");
  await expect(desk.order.getByRole("button", { name: "Marcar como entregado" })).toBeVisible();
  // Paper has the label and what is in it, and nothing of the page.
  await luz.page.evaluate(() => (window.print = () => undefined));
  await desk.press("Imprimir etiqueta y contenido");
  await luz.page.emulateMedia({ media: "print" });
  await expect(luz.page.getByText(/^Cobrar \$[\d.]+ en efectivo$/)).toBeVisible();
  await expect(desk.order).toBeHidden();
  await luz.page.emulateMedia({ media: null });
  await desk.press("Marcar como entregado");
  await expect(desk.order.getByRole("button", { name: "Marcar como entregado" })).toHaveCount(0);
  expect(await findViolations(luz.page)).toEqual([]);
  await luz.page.keyboard.press("Escape");
  await expect(luz.page.getByRole("heading", { name: "Pedidos abiertos" })).toBeFocused();
  await expect(luz.page.getByRole("link", { name: new RegExp(order.number) })).toHaveCount(0);

  // The shopper calls: one of the four is torn.
  await desk.findOrder(order.number);
  await desk.refund("Frijol negro 900 g", "1");
  await expect(desk.order).toContainText(/Guardado\. Entrégale \$[\d.]+ en efectivo\./);
  expect(await findViolations(luz.page)).toEqual([]);
  await shopper.order.open(order.id);
  await expect(shopper.page.getByText("Entregamos tu pedido.")).toBeVisible();
  await expect(shopper.page.getByText(/Te devolvemos \$[\d.]+ por 1 pieza/)).toBeVisible();
  await shopper.page.goto("/buzon-de-prueba");
  await expect(shopper.page.getByText(`Recibimos tu pedido ${order.number}`)).toBeVisible();
  await expect(shopper.page.getByText(`Tu pedido ${order.number} va en camino`)).toBeVisible();
  await expect(shopper.page.getByText(`Entregamos tu pedido ${order.number}`)).toBeVisible();
  await beto.context.close();
});

test("Counter: what is missing is picked without a network and saved once there is one, and the shopper sees it", async ({
  shopper,
  stranger: luz,
  dataFolder,
  allowErrors,
}) => {
  allowErrors(/net::ERR_INTERNET_DISCONNECTED/);
  await luz.page.setViewportSize({ width: 390, height: 844 });
  const desk = await atTheCounter(luz, dataFolder);
  await shopper.haveSession();
  await shopper.setup.putIn({ "frijol-negro-900-g": 4, "arroz-super-extra-5-kg": 1 });
  const { order } = await shopper.setup.place("contraentrega", undefined, { shippingOption: "estandar" });
  await desk.openOrder(luz.page.getByRole("link", { name: new RegExp(order.number) }));
  await desk.press("Aceptar");
  await shopper.order.open(order.id);
  await shopper.order.seeStep("En preparación");

  await desk.press("Surtir Arroz");
  await expect(desk.order.getByText("1 de 2")).toBeVisible();
  await desk.press("Falta Frijol");
  const instead = desk.order.getByRole("radiogroup", { name: "¿Qué va en su lugar?" });
  await expect(instead.getByRole("radio")).not.toHaveCount(1);
  expect(await findViolations(luz.page)).toEqual([]);
  await desk.order.getByRole("spinbutton", { name: "Piezas que hay" }).fill("3");
  const [, substitute] = await instead.getByRole("radio").all();
  await substitute?.check();
  await luz.context.setOffline(true);
  await desk.press("Guardar");
  await expect(desk.order).toContainText("Solo 3 de 4. En su lugar: 1 ×");
  await expect(desk.order).toContainText("Lo que surtiste está en este teléfono");
  await expect(desk.order.getByRole("button", { name: "Mandar con el repartidor" })).toHaveCount(0);
  await luz.context.setOffline(false);
  await expect(desk.order).not.toContainText("Lo que surtiste está en este teléfono", { timeout: 20_000 });

  const lines = shopper.page.getByRole("list", { name: "Productos de este pedido" });
  await expect(lines).toContainText("Solo había 3 de 4", { timeout: 20_000 });
  await expect(lines).toContainText("en lugar de Frijol");
  await desk.press("Mandar con el repartidor");
  await expect(desk.order.getByRole("button", { name: "Marcar como entregado" })).toBeVisible();
});

test("Counter: dirección changes a price, a promotion, a day and a role, and answers a message by keyboard; all stand in the log", async ({
  shopper: luz,
  stranger: eva,
  dataFolder,
}) => {
  await luz.haveAccount();
  await luz.setup.confirmEmail();
  const desk = await atTheCounter(eva, dataFolder, "direccion");
  await luz.page.goto("/contactenos");
  await luz.page.getByLabel("Nombre").fill("Luz Ibarra");
  await luz.page.getByLabel("Correo").fill("luz@correo.example");
  await luz.page.getByLabel("Mensaje").fill("¿Abren los domingos?");
  await luz.page.getByRole("button", { name: "Enviar" }).click();
  await expect(luz.page.getByText("Recibimos tu mensaje")).toBeVisible();
  await desk.goTo("Mensajes");
  await desk.answer("Luz Ibarra", "Sí, de nueve a dos.");
  await expect(eva.page.getByText(`Contestado por ${eva.email}`)).toBeVisible();
  expect(await findViolations(eva.page)).toEqual([]);
  await luz.page.goto("/buzon-de-prueba");
  await expect(luz.page.getByText("luz@correo.example")).toBeVisible();

  await desk.goTo("Productos");
  // Of a product that no other journey buys: they share this shop.
  await desk.changePrice("Pan molido clásico 210 g", "23.50");
  expect(await findViolations(eva.page)).toEqual([]);
  await luz.page.goto("/detalles/pan-molido-clasico-210-g");
  await expect(luz.page.getByRole("main")).toContainText("23.50 pesos mexicanos");

  await desk.goTo("Promociones");
  await desk.addPromotion("VECINOS15", "15");
  await expect(eva.page.getByText("Creada. Ya puedes darles el código")).toBeVisible();
  expect(await findViolations(eva.page)).toEqual([]);
  await luz.setup.putIn({ "frijol-negro-900-g": 4 });
  await luz.setup.place("contraentrega", undefined, { promotionCode: "vecinos15" });
  await desk.goTo("Entregas");
  await desk.closeLastDay();
  await desk.goTo("Promociones");
  await expect(eva.page.getByText("1 pedido la usó")).toBeVisible();
  await desk.goTo("Cifras");
  await expect(eva.page.getByText(/en \d+ pedidos?$/)).toBeVisible();
  expect(await findViolations(eva.page)).toEqual([]);

  await desk.goTo("Personal");
  expect(await findViolations(eva.page)).toEqual([]);
  await desk.giveRole(luz.email, "Mostrador");
  await expect(eva.page.getByText(`${luz.email} tendrá el papel de mostrador`)).toBeVisible();

  await desk.goTo("Registro");
  await expect(eva.page.getByText("Contestó el mensaje de luz@correo.example")).toBeVisible();
  await expect(eva.page.getByText(/^Cambió Pan molido clásico 210 g de .+, a \$23\.50/)).toBeVisible();
  await expect(eva.page.getByText("Creó la promoción VECINOS15")).toBeVisible();
  await expect(eva.page.getByText(/^Cerró las entregas del/)).toBeVisible();
  const given = `Dio el papel de mostrador a ${luz.email}`;
  await expect(eva.page.getByRole("row").filter({ hasText: eva.email }).getByText(given)).toBeVisible();
  expect(await findViolations(eva.page)).toEqual([]);
  await eva.page.goBack();
  await expect(eva.page.getByRole("heading", { name: "Personal" })).toBeVisible();

  await new DeskPage(luz.page).open(luz);
  await luz.page.goto("/mostrador?vista=registro");
  await expect(luz.page.getByRole("heading", { name: "Pedidos abiertos" })).toBeVisible();
  await expect(luz.page.getByRole("link", { name: "Registro" })).toHaveCount(0);
});

test("Counter: a delivery window fills up, and is offered to nobody any more", async ({
  shopper,
  stranger: eva,
  dataFolder,
}) => {
  const desk = await atTheCounter(eva, dataFolder);
  await shopper.haveSession();
  await shopper.setup.putIn(HEAVY);
  // The last of the last day but one: another journey closes the last day.
  const window = (await expressWindows(shopper.setup)).at(-5);
  const order = async (setup: OrderSetup) => {
    await setup.putIn(HEAVY);
    return setup.tryToPlace({ shippingOption: "expres", window });
  };
  const neighbours = Array.from({ length: 4 }, () => {
    const account = { email: `vecino.${randomUUID()}@example.com`, password: shopper.password };
    return new OrderSetup(shopper.page.request, account);
  });
  // As many as one of them may have open.
  const answers = await inTurn(neighbours, async (neighbour) => {
    await neighbour.signUp();
    return inTurn(["1", "2", "3", "4", "5"], () => order(neighbour));
  });
  expect(answers.flat()).toEqual(
    Array.from({ length: 20 }, () => expect.objectContaining({ order: expect.anything() })),
  );
  expect(await order(shopper.setup)).toMatchObject({
    code: { id: 422, field: "window", reason: "windowClosed" },
  });
  expect(await expressWindows(shopper.setup)).not.toContain(window);
  await desk.goTo("Entregas");
  await expect(eva.page.getByText("20 de 20")).toBeVisible();
  await expect(eva.page.getByText("Lleno")).toBeVisible();
  expect(await findViolations(eva.page)).toEqual([]);
});

/** The ids of the express windows that a shopper may choose for their cart, soonest first. */
async function expressWindows(setup: OrderSetup): Promise<string[]> {
  const { orderSummary } = await setup.call<{ orderSummary: Summary }>("httpPaymentServices", {
    method: "getPaymentCart",
  });
  const express = orderSummary.shippingOptions.find(({ id }) => id === "expres");
  return express?.windows.map(({ id }) => id) ?? [];
}
