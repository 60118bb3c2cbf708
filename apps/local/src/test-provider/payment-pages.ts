import express, { type Response, type Router } from "express";
import { sendPage } from "../pages/frame.ts";
import { ANSWERS, missingPaymentPage, paymentPage, type TestAnswer } from "./payment-page.ts";
import type { LocalTestBank } from "./test-bank.ts";

/** The path of the pages, to which the payment's reference is appended. */
export const PAGE = "/pago-de-prueba";

/** How long a late answer of the bank takes (ms). */
export const LATER = 8000;

export interface PaymentPagesOptions {
  readonly bank: LocalTestBank;
  /** BCP 47 tag of the shop. */
  readonly locale: string;
  /** ms */
  readonly now: () => number;
  /** Sends the answers that are due. */
  readonly deliver: () => Promise<void>;
}

/** The payment pages of the test provider, and the actions of their buttons. */
export function paymentPages(options: PaymentPagesOptions): Router {
  const router = express.Router();
  router.get(`${PAGE}/:reference`, (request, response) =>
    show(options, request.params.reference, { response, status: 200 }),
  );
  router.post(
    `${PAGE}/:reference`,
    express.urlencoded({ extended: false, limit: "1kb" }),
    (request, response) => {
      const answer: unknown = Object(request.body).respuesta;
      const { reference } = request.params;
      return isAnswer(answer)
        ? take(options, reference, { answer, response })
        : show(options, reference, { response, status: 400 });
    },
  );
  return router;
}

async function show(
  { bank, locale }: PaymentPagesOptions,
  reference: string,
  { response, status }: { response: Response; status: number },
): Promise<void> {
  const payment = await bank.get(reference);
  sendPage(response, payment ? { ...paymentPage(payment, locale), status } : missingPaymentPage());
}

async function take(
  options: PaymentPagesOptions,
  reference: string,
  { answer, response }: { answer: TestAnswer; response: Response },
): Promise<void> {
  const { bank, now, deliver } = options;
  const payment = await bank.get(reference);
  if (!payment) return show(options, reference, { response, status: 404 });
  // `abandonar` decides nothing: the payment stays open.
  if (answer === "aprobar") await bank.decide(reference, "paid", now());
  if (answer === "rechazar") await bank.decide(reference, "declined", now());
  if (answer === "mas-tarde") await bank.decide(reference, "paid", now() + LATER);
  // What was not delivered is still due: the next round retries.
  await deliver().catch((error: unknown) => console.error(error));
  response.redirect(303, payment.back);
}

function isAnswer(value: unknown): value is TestAnswer {
  return typeof value === "string" && Object.hasOwn(ANSWERS, value);
}
