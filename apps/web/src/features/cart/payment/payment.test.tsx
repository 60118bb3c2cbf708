import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { quoteOf, summaryOf } from "@shop/cart-machine/testing";
import { shop as config } from "@shop/commerce";
import { renderShop } from "../../../app/testing/render-shop.tsx";
import { paths } from "../../../shared/paths.ts";
import { DRY_CART } from "../../../shared/testing/carts.ts";

const FAILED = "Algo falló de nuestro lado. Vuelve a intentarlo en un momento.";
const OTHER = config.shipping[1]?.name ?? "";

/** A guest's cart that can be shipped; its price is being requested. */
async function openCart() {
  const rendered = await renderShop({ path: paths.cart, guestLines: DRY_CART });
  const { shop } = rendered;
  const { quotes, summaries } = shop.services.cart;
  await quotes.last.answer(quoteOf(...DRY_CART));
  return { ...rendered, summaries, main: within(screen.getByRole("main")) };
}

describe("what a guest's cart costs", () => {
  it("that fails to load shows why, and is requested again by a press", async () => {
    const { user, summaries, main } = await openCart();
    await summaries.last.refuse({ id: 500 });
    expect((await screen.findByRole("alert")).textContent).toContain(FAILED);
    expect(main.queryByRole("link", { name: "Ir a pagar" })).toBeNull();

    await user.click(main.getByRole("button", { name: "Reintentar" }));
    await waitFor(() => expect(summaries.all).toHaveLength(2));
    await summaries.last.answer(summaryOf(DRY_CART));
    expect(await main.findByRole("radiogroup", { name: "Opción de envío" })).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("by another option that the server refuses shows no pending price", async () => {
    const { user, summaries, main } = await openCart();
    await summaries.last.answer(summaryOf(DRY_CART));
    await user.click(await main.findByRole("radio", { name: (name) => name.startsWith(OTHER) }));
    await waitFor(() => expect(summaries.all).toHaveLength(2));
    await summaries.last.refuse({ id: 500 });
    expect((await screen.findByRole("alert")).textContent).toContain(FAILED);
    expect(main.queryByText("…")).toBeNull();
    expect(main.queryByText("Calculando…")).toBeNull();
  });
});
