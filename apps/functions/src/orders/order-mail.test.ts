import type { OrderState } from "@shop/contract";
import { expect, test } from "vitest";
import { anOrder, ORDER_LINE } from "../testing/an-order.ts";
import { openCheckout, REQUEST, type Checkout } from "../testing/open-checkout.ts";
import { mailState } from "./order-mail.ts";

const EMAIL = "ana@correo.mx";
const ANA = { email: EMAIL, email_verified: true };

async function place({ call }: Checkout, over: object, token: object = ANA) {
  const answer = await call("httpPaymentServices", { ...REQUEST, ...over }, "ana", token);
  return (answer as Awaited<ReturnType<Checkout["place"]>>).order;
}

/** What was mailed, in the order of its subjects. */
async function mailsOf({ store }: Checkout) {
  const mails = (await store.query({ collection: "mail", limit: 9 })).map(({ doc }) => doc);
  return mails.toSorted((a, b) => a.message.subject.localeCompare(b.message.subject));
}

const subjectsOf = async (shop: Checkout) => (await mailsOf(shop)).map(({ message }) => message.subject);

test("the shopper is told by mail of an order that is placed, on its way and delivered, once each", async () => {
  const shop = await openCheckout();
  const { id, number } = await place(shop, { paymentMethod: "contraentrega" });
  await place(shop, { paymentMethod: "contraentrega" });
  const move = (from: string, action: string) => shop.desk({ method: "moveOrder", id, from, action });
  await move("pendiente", "accept");
  await shop.desk({ method: "pickItem", id, itemId: "arroz", quantity: 3 });
  await move("preparando", "ship");
  await move("preparando", "ship");
  await move("enviado", "miss");
  await move("enviado", "miss");
  await shop.desk({ method: "moveOrder", id, from: "enviado", action: "deliver", missed: 1 });
  const mails = await mailsOf(shop);
  expect(mails.map(({ to, message }) => [to, message.subject])).toEqual([
    [EMAIL, `Entregamos tu pedido ${number}`],
    [EMAIL, `Pasamos con tu pedido ${number} y no había nadie`],
    [EMAIL, `Recibimos tu pedido ${number}`],
    [EMAIL, `Tu pedido ${number} va en camino`],
  ]);
  expect(mails.map(({ message }) => message.text)).toContainEqual(
    expect.stringMatching(/^Hola:\n\nTu pedido va en camino\. Lo pagas en efectivo al recibirlo\.\n\n.+\n$/),
  );
});

test("the mail of an order on its way says what goes otherwise, and that of a refund how much it is, as text and as HTML", async () => {
  const shop = await openCheckout();
  const { id, number } = await place(shop, { paymentMethod: "contraentrega" });
  const move = (from: string, action: string) => shop.desk({ method: "moveOrder", id, from, action });
  await move("pendiente", "accept");
  await shop.desk({ method: "pickItem", id, itemId: "arroz", quantity: 2 });
  await move("preparando", "ship");
  await move("enviado", "deliver");
  const refund = (from: number) =>
    shop.desk({ method: "refundItem", id, itemId: "arroz", from, to: from + 1 });
  await refund(0);
  await refund(1);
  const mails = await mailsOf(shop);
  const told = `Te devolvemos $11.60 de tu pedido ${number}`;
  expect(mails.map(({ message }) => message.subject).slice(2)).toEqual([
    told,
    told,
    `Tu pedido ${number} va en camino`,
  ]);
  expect(mails[2]?.message.text).toContain("\n\nTe damos $11.60 en efectivo por lo que no llegó bien.\n\n");
  expect(mails[4]?.message.text).toContain("\n\nNo había 1 × Arroz.\n\n");
  expect(mails[4]?.message.html).toContain(">No había 1 × Arroz.</p>");
});

test("the mail of an order on its way names what goes instead, and no name is markup", async () => {
  const shop = await openCheckout();
  const substitute = { ...ORDER_LINE, id: "pan", name: "<b>Pan & más</b>", quantity: 1 };
  const picking = {
    lines: [{ id: ORDER_LINE.id, quantity: 0, substitute }],
    summary: { ...anOrder({ id: "o-1" }).orderSummary, total: 0 },
  };
  await shop.store.transaction(async (tx) =>
    mailState(tx, anOrder({ id: "o-1", state: "enviado", paymentMethod: "prueba", email: EMAIL, picking })),
  );
  const [mail] = await mailsOf(shop);
  expect(mail?.message.text).toContain("En su lugar: 1 × <b>Pan & más</b>.\n\nTe devolvemos la diferencia.");
  expect(mail?.message.html).toContain("En su lugar: 1 × &lt;b>Pan &amp; más&lt;/b>.</p>");
});

test("whoever picks an order up is told so, and not that it will be on its way", async () => {
  const shop = await openCheckout();
  const { id, quantity } = ORDER_LINE;
  const picking = {
    lines: [{ id, quantity: quantity - 1 }],
    summary: anOrder({ id: "o-1" }).orderSummary,
  };
  await shop.store.transaction(async (tx) => {
    mailState(tx, anOrder({ id: "o-1", state: "pagado", email: EMAIL }));
    mailState(tx, anOrder({ id: "o-1", state: "entregado", email: EMAIL, picking }));
  });
  const [received, collected] = await mailsOf(shop);
  expect(received?.message.text).toContain("Aquí te esperamos");
  expect(collected?.message.subject).toBe("Recogiste tu pedido 7K3M-9QX2-PD");
  expect(collected?.message.text).toContain(`No había 1 × ${ORDER_LINE.name}.`);
});

test("an order that waits for its payment is no mail, and a paid one that is cancelled says what is returned", async () => {
  const shop = await openCheckout();
  const { id, number } = await place(shop, {});
  expect(await subjectsOf(shop)).toEqual([]);
  shop.bank.decide(id, "paid");
  await shop.pay("checkPayment", { id });
  await shop.pay("checkPayment", { id });
  expect(await subjectsOf(shop)).toEqual([`Recibimos tu pedido ${number}`]);
  await shop.pay("cancelOrder", { id });
  const [, cancelled] = await mailsOf(shop);
  expect(cancelled?.message).toMatchObject({
    subject: `Tu pedido ${number} quedó cancelado`,
    text: expect.stringContaining("Te devolvemos lo que pagaste."),
  });
});

test.for<[OrderState[], string]>([
  [["pendiente"], "Si no lo pediste tú, escríbenos desde Contáctenos."],
  [["pagado", "preparando"], "La tienda tuvo que cancelarlo."],
  [["preparando", "enviado"], "No pudimos entregarlo y regresó a la tienda."],
])("the mail of a cancelled order that was %s says why", async ([states, why]) => {
  const shop = await openCheckout();
  const history = states.map((state) => ({ state, at: "2026-11-21T12:00:00.000Z" }));
  await shop.store.transaction(async (tx) =>
    mailState(tx, anOrder({ id: "o-1", state: "cancelado", email: EMAIL, history })),
  );
  const [mail] = await mailsOf(shop);
  expect(mail?.message.text).toContain(why);
});

test.for([
  { email_verified: false, phone_number: "+529991234567" },
  { email: EMAIL, email_verified: false },
])("no mail goes to an account without a confirmed address: %o", async (token) => {
  const shop = await openCheckout();
  const { id } = await place(shop, {}, token);
  await shop.pay("cancelOrder", { id });
  expect(await subjectsOf(shop)).toEqual([]);
});
