import { formatMoney } from "@shop/contract";
import type { TestPayment } from "@shop/functions";

/** What the visitor can make the bank do, in the order of the buttons. */
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

/** The page where one pays with the test provider. */
export function paymentPage(payment: TestPayment, locale: string): string {
  const settled = SETTLED[payment.status];
  const declined =
    payment.status === "declined"
      ? `<p role="status">El pago se rechazó. Puedes intentarlo otra vez.</p>`
      : "";
  return page(
    `<p>Esta página ocupa el lugar de un banco mientras pruebas la tienda: no se cobra nada.</p>
      <dl>
        <dt>Pedido</dt><dd>${escaped(payment.number)}</dd>
        <dt>Total</dt><dd>${escaped(formatMoney(payment.amount, locale, payment.currency))}</dd>
      </dl>
      ${settled === undefined ? `${declined}${FORM}` : `<p role="status">${settled}</p>`}
      <p><a href="${escaped(payment.back)}">Volver a la tienda</a></p>`,
  );
}

/** The page of a payment that does not exist. */
export function missingPaymentPage(): string {
  return page(`<p>No encontramos este pago. Vuelve a la tienda y empieza de nuevo.</p>
      <p><a href="/">Volver a la tienda</a></p>`);
}

const FORM = `<form method="post">
        <fieldset>
          <legend>¿Qué responde el banco?</legend>
          ${Object.entries(ANSWERS)
            .map(([value, name]) => `<button name="respuesta" value="${value}">${name}</button>`)
            .join("\n          ")}
        </fieldset>
      </form>`;

const STYLE = `
  :root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
  body { margin: 0; padding: 1.5rem; }
  main { max-width: 32rem; margin: 0 auto; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; }
  dt, dd { margin: 0; }
  dd { font-weight: 600; }
  fieldset { display: grid; gap: 0.75rem; padding: 1rem; }
  button { font: inherit; min-height: 3rem; cursor: pointer; }
  :focus-visible { outline: 3px solid; outline-offset: 2px; }
`;

function page(content: string): string {
  return `<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Pago de prueba</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <h1>Pago de prueba</h1>
      ${content}
    </main>
  </body>
</html>
`;
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
