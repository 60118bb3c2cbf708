import { createHmac } from "node:crypto";
import { answerIn, hostedPage } from "./hosted-page.ts";
import { Outgoing, type Message } from "./outgoing.ts";
import type { Answer, Asked, Part } from "./provider-part.ts";

const SECRET = "firma de esta prueba";

type Preference = {
  id: string;
  key: string;
  orderId: string;
  amount: number;
  currency: string;
  back: string;
};

type Payment = {
  id: number;
  status: "approved" | "rejected" | "refunded";
  external_reference: string;
  transaction_amount: number;
  currency_id: string;
};

/** Mercado Pago Checkout Pro, as far as the shop uses it. */
export class MercadoPagoEmulator extends Outgoing implements Part {
  readonly preferences: Preference[] = [];
  readonly payments: Payment[] = [];
  readonly variables = { MERCADOPAGO_ACCESS_TOKEN: "TEST-1", MERCADOPAGO_WEBHOOK_SECRET: SECRET };
  readonly #origin: string;

  constructor(origin: string) {
    super();
    this.#origin = origin;
  }

  async answer({ route, query, headers, body }: Asked): Promise<Answer | undefined> {
    const [method, ...path] = route.split("/");
    const preference = this.preferences.find(({ id }) => id === path.at(-1));
    const payment = this.payments.find(({ id }) => path.includes(String(id)));
    if (route.startsWith("POST /checkout/preferences"))
      return this.#open(body, String(headers["x-idempotency-key"]));
    if (route === "GET /v1/payments/search") return { json: { results: this.#paymentsFor(query) } };
    if (payment && path.at(-1) === "refunds") {
      payment.status = "refunded";
      return { json: { id: payment.id } };
    }
    if (payment && route.startsWith("GET /v1/payments/")) return { json: payment };
    if (preference && path[0] === "mercadopago") {
      return method?.startsWith("POST")
        ? this.#decide(preference, answerIn(body))
        : { page: pageOf(preference) };
    }
    return undefined;
  }

  /** What Mercado Pago says of a payment: only which one. */
  #message(paymentId: number): Message {
    const ts = String(Date.now());
    const mac = createHmac("sha256", SECRET)
      .update(`id:${paymentId};request-id:req-1;ts:${ts};`)
      .digest("hex");
    return {
      body: JSON.stringify({ id: 1, type: "payment", action: "payment.updated", data: { id: paymentId } }),
      headers: { "x-signature": `ts=${ts},v1=${mac}`, "x-request-id": "req-1" },
    };
  }

  #open(body: string, key: string): Answer {
    const {
      items,
      back_urls: back,
      external_reference: orderId,
    } = JSON.parse(body) as {
      items: { unit_price: number; currency_id: string }[];
      back_urls: { success: string };
      external_reference: string;
    };
    const known = this.preferences.find((each) => each.key === key);
    const id = known?.id ?? `pref-${this.preferences.length + 1}`;
    const [item] = items;
    if (!known && item)
      this.preferences.push({
        id,
        key,
        orderId,
        amount: item.unit_price,
        currency: item.currency_id,
        back: back.success,
      });
    return { json: { id, init_point: `${this.#origin}/mercadopago/${id}` } };
  }

  #paymentsFor(query: URLSearchParams): Payment[] {
    return this.payments
      .filter((each) => each.external_reference === query.get("external_reference"))
      .toReversed();
  }

  async #decide({ orderId, amount, currency, back }: Preference, answer: string): Promise<Answer> {
    if (answer === "Volver") return { location: back };
    const payment: Payment = {
      id: 1000 + this.payments.length,
      status: answer === "Pagar" ? "approved" : "rejected",
      external_reference: orderId,
      transaction_amount: amount,
      currency_id: currency,
    };
    this.payments.push(payment);
    await this.deliver(this.#message(payment.id));
    return { location: back };
  }
}

function pageOf({ amount }: Preference): string {
  return hostedPage("Mercado Pago", String(amount), ["Pagar", "Rechazar", "Volver"]);
}
