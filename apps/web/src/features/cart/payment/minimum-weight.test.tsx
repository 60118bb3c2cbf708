import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { summaryOf } from "@shop/cart-machine/testing";
import { shop as config } from "@shop/commerce";
import { weight } from "../../../shared/format.ts";
import { paths } from "../../../shared/paths.ts";
import { DRY_CART } from "../../../shared/testing/carts.ts";
import { renderShop } from "../../../app/testing/render-shop.tsx";

const REACHED = `Llegaste al peso mínimo de ${weight(config.minimumWeight)}`;
const NOT_REACHED = "Tu carrito todavía no llega al peso mínimo. Agrega algo más para poder pagar.";

/** A cart that can be paid, in which another shipping option was just chosen. */
async function chooseOther() {
  const rendered = await renderShop({ path: paths.cart, isLogged: true });
  const { shop, user } = rendered;
  await shop.cartArrives(...DRY_CART);
  expect(await screen.findByText(REACHED)).toBeTruthy();
  const { total } = summaryOf(DRY_CART);
  expect(await screen.findByText(`$${(total / 100).toFixed(2)}`)).toBeTruthy();
  const other = config.shipping[1]?.name ?? "";
  await user.click(screen.getByRole("radio", { name: (name) => name.startsWith(other) }));
  return { ...rendered, total: `$${(total / 100).toFixed(2)}` };
}

describe("the minimum weight beside the cart", () => {
  it("is not reached once the server answers so, even without a figure: no outdated total stays, and it is announced", async () => {
    const { shop, total } = await chooseOther();
    await shop.services.cart.summaries.last.refuse({ id: 406 });
    const sentence = await screen.findByText(NOT_REACHED);
    expect(sentence.closest("output")).not.toBeNull();
    const main = within(screen.getByRole("main"));
    expect(main.queryByText(REACHED)).toBeNull();
    expect(main.queryByText(total)).toBeNull();
    expect(main.queryByRole("radiogroup", { name: "Opción de envío" })).toBeNull();
    expect(main.queryByRole("link", { name: "Ir a pagar" })).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
    await screen.findByText("Llevas 4 productos, 4.15 kg. Todavía no llega al peso mínimo.");
  });

  it("is reached by a guest without a network, for whom nothing is reckoned", async () => {
    const { shop, user } = await renderShop({ path: paths.cart, guestLines: DRY_CART });
    await shop.cartArrives(...DRY_CART);
    expect(await screen.findByRole("link", { name: "Ir a pagar" })).toBeTruthy();
    act(() => shop.services.cart.setNetwork(false));
    const [increase] = screen.getAllByRole("button", { name: /^Aumentar/ });
    if (increase) await user.click(increase);
    await shop.services.cart.quotes.last.refuse({ id: 503 });
    await waitFor(() => expect(screen.queryByRole("link", { name: "Ir a pagar" })).toBeNull());
    expect(screen.getByText(REACHED)).toBeTruthy();
    expect(screen.queryByText("Calculando…")).toBeNull();
    expect(screen.queryByRole("button", { name: "Ir a pagar" })).toBeNull();
  });

  it("stays reached while a refused shipping option is shown and the total is requested again", async () => {
    const { shop, total } = await chooseOther();
    await shop.services.cart.summaries.last.refuse({ id: 409 });
    expect((await screen.findByRole("alert")).textContent).toContain("No podemos venderte tantas piezas.");
    await waitFor(() => expect(screen.queryByText(total)).toBeNull());
    expect(screen.getByText("Calculando…")).toBeTruthy();
    await shop.cartArrives(...DRY_CART);
    await waitFor(() => expect(screen.getByText(total)).toBeTruthy());
    expect(screen.getByRole("alert").textContent).toContain("No podemos venderte tantas piezas.");
  });
});
