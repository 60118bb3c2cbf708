import { expect, type Locator, type Page } from "@playwright/test";
import { CheckoutPage } from "../../pages/checkout-page.ts";
import { ASK, STEP_NAMES, STEPS, type View, type Step } from "./view.ts";

const PAGES: Record<string, View["page"]> = {
  "Estamos haciendo tu pedido": "paying",
  "Revisamos si tu pedido se hizo": "outcomeUnknown",
  "No sabemos si tu pedido se hizo": "unanswered",
  "Tu carrito está vacío": "empty",
  "Hay que corregir tu carrito": "refused",
  "No pudimos seguir con tu compra": "failed",
};

/** What each notice says, and no other. */
const NOTICES: Record<string, RegExp> = {
  notYet: /^Antes de seguir/,
  addressMissing: /^La dirección que habías elegido/,
  shippingUnavailable: /^Ya no podemos enviar tu carrito/,
  windowClosed: /^El horario que habías elegido se cerró/,
  methodUnavailable: /^La forma de pago que habías elegido/,
  promotionLost: /^Tu pedido sigue sin el código/,
  totalChanged: /^El total cambió/,
  notPlaced: /^El pedido no llegó a la tienda/,
  refused: /Actualizamos tu pedido: revísalo antes de pagar\.$/,
  putOff: /^Hiciste muchas solicitudes/,
};

/** Waits until the page of the checkout shows exactly this. */
export async function seeView(page: Page, view: View): Promise<void> {
  await expect.poll(() => readView(page)).toEqual(view);
}

async function readView(page: Page): Promise<View> {
  const path = new URL(page.url()).pathname;
  const address = STEP_NAMES.find((step) => STEPS[step].path === path) ?? "order";
  const main = page.getByRole("main");
  const heading = (await textOf(main.getByRole("heading", { level: 1 }))) ?? "";
  const step = STEP_NAMES.find((name) => STEPS[name].heading === heading);
  const kind = address === "order" ? "order" : step ? "step" : (PAGES[heading] ?? "opening");
  const [canAsk, shown] = await Promise.all([
    isOffered(main.getByRole("button", { name: ASK })),
    step ? readStep(page, step) : null,
  ]);
  return { page: kind, address, canAsk, step: shown };
}

async function readStep(page: Page, name: Step): Promise<NonNullable<View["step"]>> {
  const { next, pay, steps, notice } = new CheckoutPage(page);
  const main = page.getByRole("main");
  const [noticeText, links, isWriting, chosen, canGoOn, canPay, total] = await Promise.all([
    textOf(notice),
    steps.getByRole("link").allTextContents(),
    isThere(main.getByRole("button", { name: "Guardar y continuar" })),
    main.locator("input[type=radio]:checked:visible").evaluateAll(valuesOf),
    isOffered(next),
    isOffered(pay),
    readTotal(main),
  ]);
  return {
    name,
    notice:
      noticeText === null
        ? null
        : (Object.keys(NOTICES).find((kind) => NOTICES[kind]?.test(noticeText)) ?? noticeText),
    reached: STEP_NAMES.filter((step) =>
      links.some((link) => link.startsWith(STEPS[step].name, signOf(link))),
    ),
    isWriting,
    chosen,
    canGoOn,
    canPay,
    total,
  };
}

/** A step that is not done has its number before its name. */
function signOf(link: string): number {
  return /^\d/.test(link) ? 1 : 0;
}

function valuesOf(inputs: (HTMLElement | SVGElement)[]): string[] {
  return inputs.map((input) => (input instanceof HTMLInputElement ? input.value : ""));
}

async function readTotal(main: Locator): Promise<NonNullable<View["step"]>["total"]> {
  const receipt = main.getByRole("region", { name: "Resumen de pago" });
  const [terms, values] = await Promise.all([
    receipt.getByRole("term").allTextContents(),
    receipt.getByRole("definition").allTextContents(),
  ]);
  const total = values[terms.indexOf("Total")];
  if (total === undefined) return null;
  return total === "Calculando…" ? "asked for" : Number(total.replace(/\D/g, ""));
}

async function isThere(locator: Locator): Promise<boolean> {
  return (await locator.count()) > 0;
}

/** None of these waits for what may have gone in this moment. */
async function isOffered(button: Locator): Promise<boolean> {
  return button.evaluateAll((all) => all.some((each) => each.ariaDisabled !== "true"));
}

async function textOf(locator: Locator): Promise<string | null> {
  return (await locator.allTextContents())[0] ?? null;
}
