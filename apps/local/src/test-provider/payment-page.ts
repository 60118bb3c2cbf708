import { escaped, type Page } from "@shop/auth-emulator/pages";
import { formatMoney } from "@shop/contract";
import type { TestPayment } from "@shop/functions";

/** The bank's decisions, in the order of the buttons. */
export const ANSWERS = {
  aprobar: "Aprobar",
  rechazar: "Rechazar",
  abandonar: "Abandonar",
  "mas-tarde": "Responder más tarde",
} as const;
export type TestAnswer = keyof typeof ANSWERS;

const SETTLED: Partial<Record<TestPayment["status"], string>> = {
  paid: "Este pago ya está aprobado.",
  refunded: "Este pago ya se devolvió.",
};

const TITLE = "Pago de prueba";

/** The payment page of the test provider. */
export function paymentPage(payment: TestPayment, locale: string): Page {
  const settled = SETTLED[payment.status];
  const declined =
    payment.status === "declined"
      ? `<p class="notice danger" role="status">El pago se rechazó. Puedes intentarlo otra vez.</p>`
      : "";
  return {
    title: TITLE,
    content: `<p class="lead">Esta página ocupa el lugar de un banco mientras pruebas la tienda: no se cobra nada.</p>
      <div class="panel">
        <dl>
          <dt>Pedido</dt><dd>${escaped(payment.number)}</dd>
          <dt>Total</dt><dd>${escaped(formatMoney(payment.amount, locale, payment.currency))}</dd>
        </dl>
        ${settled === undefined ? `${declined}${FORM}` : `<p class="notice success" role="status">${settled}</p>`}
      </div>
      <p class="away"><a href="${escaped(payment.back)}">Volver a la tienda</a></p>`,
  };
}

/** The page of a payment that does not exist. */
export function missingPaymentPage(): Page {
  return {
    title: TITLE,
    status: 404,
    content: `<p>No encontramos este pago. Vuelve a la tienda y empieza de nuevo.</p>
      <p><a class="button" href="/">Volver a la tienda</a></p>`,
  };
}

const FORM = `<form method="post">
          <fieldset>
            <legend>¿Qué responde el banco?</legend>
            ${Object.entries(ANSWERS)
              .map(([value, name]) => `<button name="respuesta" value="${value}">${name}</button>`)
              .join("\n            ")}
          </fieldset>
        </form>`;
