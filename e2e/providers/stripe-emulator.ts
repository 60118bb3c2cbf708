import { createHmac } from "node:crypto";
import { answerIn, hostedPage } from "./hosted-page.ts";
import { Outgoing, type Message } from "./outgoing.ts";
import type { Answer, Asked, Part } from "./provider-part.ts";

const SECRET = "whsec_de_esta_prueba";
const SESSIONS = "/v1/checkout/sessions";

type Session = {
  id: string;
  url: string;
  key: string;
  /** The request of the idempotency key. */
  asked: string;
  status: "open" | "complete";
  payment_status: "unpaid" | "paid";
  client_reference_id: string;
  amount_total: number;
  currency: string;
  payment_intent: string;
  success_url: string;
  cancel_url: string;
};

/** Stripe Checkout, as far as the shop uses it. */
export class StripeEmulator extends Outgoing implements Part {
  readonly sessions: Session[] = [];
  /** Payment intents whose money has come, in order: twice would be two charges. */
  readonly charges: string[] = [];
  readonly refunds: string[] = [];
  readonly variables = { STRIPE_SECRET_KEY: "sk_test_de_esta_prueba", STRIPE_WEBHOOK_SECRET: SECRET };
  readonly #origin: string;
  #events = 0;

  constructor(origin: string) {
    super();
    this.#origin = origin;
  }

  async answer({ route, headers, body }: Asked): Promise<Answer | undefined> {
    const id = route.split("/").at(-1) ?? "";
    const session = this.sessions.find((each) => each.id === id);
    if (route === `POST ${SESSIONS}`)
      return this.#open(new URLSearchParams(body), String(headers["idempotency-key"]));
    if (route === "POST /v1/refunds")
      return this.#refund(new URLSearchParams(body).get("payment_intent") ?? "");
    if (!session) return undefined;
    if (route.startsWith(`GET ${SESSIONS}/`)) return { json: { ...session, object: "checkout.session" } };
    if (route.startsWith("GET /stripe/")) return { page: pageOf(session) };
    if (route.startsWith("POST /stripe/")) return this.#decide(session, answerIn(body));
    return undefined;
  }

  /** What Stripe says of a session. */
  #message(type: string, session: Session): Message {
    const object = { ...session, object: "checkout.session" };
    const body = JSON.stringify({ id: `evt_${++this.#events}`, object: "event", type, data: { object } });
    const time = Math.floor(Date.now() / 1000);
    const mac = createHmac("sha256", SECRET).update(`${time}.${body}`).digest("hex");
    return { body, headers: { "stripe-signature": `t=${time},v1=${mac}` } };
  }

  /** The session in which an order is to be paid, the newest first. */
  sessionOf(orderId: string): Session {
    const session = this.sessions.findLast((each) => each.client_reference_id === orderId);
    if (!session) throw new Error(`no session for ${orderId}`);
    return session;
  }

  #open(form: URLSearchParams, key: string): Answer {
    const known = this.sessions.find((each) => each.key === key);
    // docs.stripe.com/api/idempotent_requests
    if (known && known.asked !== form.toString())
      return {
        status: 400,
        json: { error: { type: "idempotency_error", message: `another request: ${key}` } },
      };
    const id = `cs_${this.sessions.length + 1}`;
    const session: Session = known ?? {
      id,
      url: `${this.#origin}/stripe/${id}`,
      key,
      asked: form.toString(),
      status: "open",
      payment_status: "unpaid",
      client_reference_id: form.get("client_reference_id") ?? "",
      amount_total: Number(form.get("line_items[0][price_data][unit_amount]")),
      currency: form.get("line_items[0][price_data][currency]") ?? "",
      payment_intent: `pi_${this.sessions.length + 1}`,
      success_url: form.get("success_url") ?? "",
      cancel_url: form.get("cancel_url") ?? "",
    };
    if (!known) this.sessions.push(session);
    return { json: { ...session, object: "checkout.session" } };
  }

  #refund(intent: string): Answer {
    if (!this.refunds.includes(intent)) this.refunds.push(intent);
    return { json: { id: `re_${intent}`, object: "refund" } };
  }

  async #decide(session: Session, answer: string): Promise<Answer> {
    if (answer === "Cancelar" || session.status === "complete") return { location: session.cancel_url };
    session.status = "complete";
    if (answer === "Pagar") {
      session.payment_status = "paid";
      this.charges.push(session.payment_intent);
      await this.deliver(this.#message("checkout.session.completed", session));
    } else {
      await this.deliver(this.#message("checkout.session.async_payment_failed", session));
    }
    return { location: session.success_url };
  }
}

function pageOf({ amount_total: amount, status }: Session): string {
  const answers = status === "open" ? ["Pagar", "Rechazar", "Cancelar"] : ["Cancelar"];
  return hostedPage("Tarjeta", String(amount / 100), answers);
}
