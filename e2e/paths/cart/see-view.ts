import { expect, type Locator, type Page } from "@playwright/test";
import type { CartPage } from "../../pages/cart-page.ts";
import { PRODUCTS, type View } from "./read-paths.ts";

/** Waits until the page of the cart shows exactly this. */
export async function seeView(cart: CartPage, view: View): Promise<void> {
  await expect.poll(() => readView(cart)).toEqual(view);
}

async function readView(cart: CartPage): Promise<View> {
  const main = cart.page.getByRole("main");
  const [count, page, units, interruption, retry, unsent, notices, isFailureShown, payment] =
    await Promise.all([
      readCount(cart.page),
      readPage(cart, main),
      readUnits(cart),
      readInterruption(main),
      isThere(main.getByRole("button", { name: "Reintentar" })),
      textOf(main.getByText(/^\d+ cambios? por enviar$/)),
      main.getByRole("region", { name: "Avisos de tu carrito" }).getByRole("button").count(),
      isThere(
        main
          .getByRole("alert")
          .getByRole("button", { name: "Entendido" })
          .or(main.getByRole("button", { name: "Entendido", exact: true })),
      ),
      readPayment(cart, main),
    ]);
  return {
    count,
    page,
    units,
    interruption,
    canRetry: retry,
    unsent: Number.parseInt(unsent ?? "0"),
    notices,
    isFailureShown,
    payment: page === "lines" ? payment : null,
  };
}

async function readCount(page: Page): Promise<number> {
  const link = page.getByRole("banner").getByRole("link", { name: /^Carrito/ });
  const spoken = await link.ariaSnapshot();
  return spoken.includes("Carrito vacío") ? 0 : Number(/Carrito, (\d+)/.exec(spoken)?.[1]);
}

async function readPage({ emptyHeading }: CartPage, main: Locator): Promise<View["page"]> {
  if (await isThere(main.getByText("Cargando tu carrito"))) return "loading";
  if (await isThere(main.getByRole("heading", { name: "No pudimos actualizar tu carrito" }))) return "failed";
  return (await isThere(emptyHeading)) ? "empty" : "lines";
}

async function readUnits(cart: CartPage): Promise<View["units"]> {
  const lines = await Promise.all(
    PRODUCTS.map(async ({ underTest, name }) => {
      const { quantity } = cart.line(name);
      return (await isThere(quantity)) ? { [underTest]: Number(await quantity.inputValue()) } : {};
    }),
  );
  return Object.assign({}, ...lines) as View["units"];
}

async function readInterruption(main: Locator): Promise<View["interruption"]> {
  if (await isThere(main.getByText(/^Sin conexión: tu/))) return "offline";
  return (await isThere(main.getByRole("alert").filter({ hasText: /^No pudimos actualizar tu carrito/ })))
    ? "failing"
    : null;
}

async function readPayment(cart: CartPage, main: Locator): Promise<NonNullable<View["payment"]>> {
  const [isSaving, total, isPayable, isLacking] = await Promise.all([
    isThere(main.getByText("Guardando cambios…")),
    readTotal(cart),
    isThere(cart.pay),
    isThere(cart.weightStatus.filter({ hasText: "Te faltan" })),
  ]);
  const isKnown = total === "known";
  return {
    isSaving,
    pay: isPayable ? "possible" : "not yet",
    total,
    isLacking,
    shipping: isKnown ? await readShipping(cart) : null,
    promotion: isKnown ? await readPromotion(main) : null,
    isCodeRefused: isKnown && (await isThere(main.locator("input[name=promotionCode][aria-invalid=true]"))),
  };
}

async function readTotal({ receipt }: CartPage): Promise<NonNullable<View["payment"]>["total"]> {
  const terms = await receipt.getByRole("term").allTextContents();
  const values = await receipt.getByRole("definition").allTextContents();
  const total = values[terms.indexOf("Total")];
  if (total === undefined) return "unknown";
  return total === "Calculando…" ? "asked for" : "known";
}

async function readShipping({ shipping }: CartPage): Promise<string | null> {
  const checked = shipping.locator("input:checked:enabled");
  return (await isThere(checked)) ? checked.getAttribute("value") : null;
}

async function readPromotion(main: Locator): Promise<string | null> {
  const button = main.getByRole("button", { name: /^Quitar [A-Z]+$/ });
  const label = (await isThere(button)) ? await button.getAttribute("aria-label") : null;
  return label?.replace("Quitar ", "") ?? null;
}

async function isThere(locator: Locator): Promise<boolean> {
  return (await locator.count()) > 0;
}

async function textOf(locator: Locator): Promise<string | null> {
  return (await isThere(locator)) ? locator.first().textContent() : null;
}
