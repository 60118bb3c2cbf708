import { cancellationOf, isPickedUp, missingSum, type Shop } from "@shop/commerce";
import { formatMoney } from "@shop/contract";
import { escapeMarkup } from "../call/escape-markup.ts";
import type { Transaction } from "../documents/collections.ts";
import { mailIdOf, refundOf, type OrderDoc } from "../documents/order-doc.ts";

type Mail = { subject: string; sentence: string; more?: string[] };

const CANCELLATIONS: Record<ReturnType<typeof cancellationOf>, string> = {
  expired: "No se confirmó a tiempo.",
  returned: "No pudimos entregarlo y regresó a la tienda.",
  withdrawn: "La tienda tuvo que cancelarlo.",
  cancelled: "Si no lo pediste tú, escríbenos desde Contáctenos.",
};

/**
 * Tells the shopper by mail, if they have confirmed one, which state their order has come into. An order comes into a
 * state once, and the id of the mail is that of both.
 * @param tx the transaction that moves the order
 */
export function mailState(tx: Transaction, order: OrderDoc): void {
  write(tx, order, order.state, mailOf(order));
}

/** Tells the shopper by mail that nobody was at the door just now. */
export function mailMissed(tx: Transaction, order: OrderDoc): void {
  write(tx, order, order.missedAt?.at(-1) ?? order.state, {
    subject: `Pasamos con tu pedido ${order.number} y no había nadie`,
    sentence:
      "Pasamos a entregarlo y no había nadie. Lo llevaremos otra vez; te llamamos para ponernos de acuerdo.",
  });
}

/** Tells the shopper by mail what was refunded of their delivered order just now. */
export function mailRefunded(tx: Transaction, order: OrderDoc, { locale }: Pick<Shop, "locale">): void {
  const { units = [] } = order.refunds ?? {};
  const amount = formatMoney(units.at(-1)?.amount ?? 0, locale, order.currency);
  write(tx, order, refundOf(units.length), {
    subject: `Te devolvemos ${amount} de tu pedido ${order.number}`,
    sentence:
      order.paymentMethod === "contraentrega"
        ? `Te damos ${amount} en efectivo por lo que no llegó bien.`
        : `Te devolvemos ${amount} por lo que no llegó bien, a la forma de pago que usaste.`,
  });
}

/** Its text and its HTML are the same paragraphs. */
function write(tx: Transaction, order: OrderDoc, about: string, mail: Mail | undefined): void {
  const { id, email, changedAt, placedAt } = order;
  if (email === undefined || !mail) return;
  const { subject, sentence, more = [] } = mail;
  const paragraphs = ["Hola:", sentence, ...more, "Puedes ver tu pedido en Mi cuenta."];
  const text = `${paragraphs.join("\n\n")}\n`;
  const html = paragraphs
    .map((each) => `<p style="font:16px/1.5 sans-serif">${escapeMarkup(each)}</p>`)
    .join("");
  const message = { subject, text, html };
  tx.set("mail", mailIdOf(id, about), { to: email, at: changedAt ?? placedAt, message });
}

/** What goes otherwise than it was bought, a paragraph a line of the order. */
function changesOf(order: OrderDoc): string[] {
  const { items, picking, paymentMethod } = order;
  const lines = items.flatMap(({ id, name, quantity }) => {
    const picked = picking?.lines.find((line) => line.id === id);
    if (!picked || picked.quantity === quantity) return [];
    const { substitute } = picked;
    const instead = substitute ? ` En su lugar: ${substitute.quantity} × ${substitute.name}.` : "";
    return `No había ${quantity - picked.quantity} × ${name}.${instead}`;
  });
  const isReturned = missingSum(order) > 0 && paymentMethod !== "contraentrega";
  return isReturned ? [...lines, "Te devolvemos la diferencia."] : lines;
}

function mailOf(order: OrderDoc): Mail | undefined {
  const { number, state, paymentMethod, dueRefunds } = order;
  const isCash = paymentMethod === "contraentrega";
  const next = isPickedUp(order)
    ? "Aquí te esperamos en el horario que elegiste."
    : "Te escribimos cuando vaya en camino.";
  const received = `Recibimos tu pedido ${number}`;
  switch (state) {
    case "pendiente":
      // The others wait for their payment, on a page that is open.
      if (!isCash) return undefined;
      return { subject: received, sentence: `Ya tenemos tu pedido. ${next}` };
    case "pagado":
      return {
        subject: received,
        sentence: `Ya tenemos tu pedido y tu pago. ${next}`,
      };
    case "preparando":
      return undefined;
    case "enviado":
      return {
        subject: `Tu pedido ${number} va en camino`,
        sentence: `Tu pedido va en camino.${isCash ? " Lo pagas en efectivo al recibirlo." : ""}`,
        more: changesOf(order),
      };
    case "entregado":
      return {
        subject: isPickedUp(order) ? `Recogiste tu pedido ${number}` : `Entregamos tu pedido ${number}`,
        sentence: "Gracias por tu compra. Si algo no llegó bien, escríbenos desde Contáctenos.",
        // A delivered one said it when it left.
        more: isPickedUp(order) ? changesOf(order) : [],
      };
    case "cancelado":
      return {
        subject: `Tu pedido ${number} quedó cancelado`,
        sentence: [
          CANCELLATIONS[cancellationOf(order)],
          dueRefunds.length > 0 ? " Te devolvemos lo que pagaste." : "",
        ].join(""),
      };
  }
}
