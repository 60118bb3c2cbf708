import { toCartItem } from "@shop/commerce";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { DRY_CART } from "../../../shared/testing/carts.ts";
import { TOMATO } from "../../../shared/testing/products.ts";
import { renderShop } from "../../testing/render-shop.tsx";

const CART_FAILURE =
  "No pudimos actualizar tu carrito. No pudimos conectar con la tienda. Revisa tu conexión y vuelve a intentarlo.";

/** A cart that could not be loaded, and a shopper on another screen. */
async function renderCartFailure(path = "/quienessomos") {
  const rendered = await renderShop({ path, isLogged: true });
  await rendered.shop.services.cart.reads.last.refuse({ id: 503 });
  return rendered;
}

describe("a cart that waits for another try", () => {
  it("is shown on every screen, and can be retried", async () => {
    const { shop, user } = await renderCartFailure();
    expect((await screen.findByText(CART_FAILURE)).role).toBe("alert");
    await user.click(screen.getByRole("button", { name: "Reintentar" }));
    await waitFor(() => expect(screen.queryByText(CART_FAILURE)).toBeNull());
    await shop.cartArrives(...DRY_CART);
    expect(await screen.findByRole("link", { name: "Carrito, 4 productos" })).toBeTruthy();
  });

  it("is shown once until it fails anew", async () => {
    const { shop, user } = await renderCartFailure();
    await user.click(await screen.findByRole("button", { name: "Cerrar aviso" }));
    await waitFor(() => expect(screen.queryByText(CART_FAILURE)).toBeNull());
    shop.app.getSnapshot().children.cart?.send({ type: "cart.retry" });
    await shop.services.cart.reads.last.refuse({ id: 503 });
    expect((await screen.findByText(CART_FAILURE)).role).toBe("alert");
  });

  it("is not shown to a guest, whose lines are safe on their device", async () => {
    const { shop } = await renderShop({ path: "/quienessomos", guestLines: DRY_CART });
    await shop.services.cart.quotes.last.refuse({ id: 503 });
    expect(await screen.findByRole("link", { name: "Carrito, 4 productos" })).toBeTruthy();
    expect(screen.queryByText(CART_FAILURE)).toBeNull();
  });

  it("is not shown twice on the screen of the cart, which shows it itself", async () => {
    await renderCartFailure("/carritocompras");
    await screen.findByRole("heading", { level: 2, name: "No pudimos actualizar tu carrito" });
    expect(screen.getAllByRole("alert")).toHaveLength(1);
    expect(screen.queryByText(CART_FAILURE)).toBeNull();
  });
});

it("what was added is shown on its screen, and not on the next one", async () => {
  const item = toCartItem(TOMATO, 1);
  const added = `Agregaste ${item.name} al carrito.`;
  const { shop, user } = await renderShop({ path: "/quienessomos" });
  shop.app.send({ type: "cart.lineAdded", item });
  await screen.findByText(added);
  await user.click(screen.getByRole("link", { name: "Iniciar sesión" }));
  await screen.findByRole("heading", { level: 1, name: "Iniciar sesión" });
  await waitFor(() => expect(screen.queryByText(added)).toBeNull());
});
