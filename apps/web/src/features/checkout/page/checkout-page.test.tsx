import { anAddress, placedOf, quoteOf } from "@shop/checkout-machine/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { paths } from "../../../shared/paths.ts";
import { DRY_CART } from "../../../shared/testing/carts.ts";
import type { OpenShop } from "../../../app/testing/open-shop.ts";
import { renderShop } from "../../../app/testing/render-shop.tsx";

const HOME = anAddress({ id: "casa-0001", isDefault: true });

/** The shop at a step, after its first responses. */
async function openAt(path: string) {
  const { shop, user } = await renderShop({ path, isLogged: true });
  shop.confirm();
  await shop.cartArrives(...DRY_CART);
  const { checkout } = shop.services;
  await waitFor(() => expect(checkout.books.all).toHaveLength(1));
  await checkout.books.last.answer({ addresses: [HOME] });
  await checkout.methods.last.answer(["prueba", "contraentrega"]);
  await quote(shop);
  return { shop, user, checkout };
}

/** The server answers the newest price request. */
async function quote({ services: { checkout } }: OpenShop, asked = 1): Promise<void> {
  await waitFor(() => expect(checkout.quotes.all).toHaveLength(asked));
  await checkout.quotes.last.answer(quoteOf(DRY_CART, checkout.quotes.last.input));
}

const next = () => screen.findByRole("button", { name: "Continuar" });
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

describe("the steps to an order", () => {
  it("follow Back even before the next step was rendered", async () => {
    const { shop, user } = await openAt(paths.checkoutAddress);
    await user.click(await next());
    await quote(shop, 2);
    await heading("¿Cómo y cuándo lo recibes?");
    await user.click(await next());
    await quote(shop, 3);
    expect(shop.path).toBe(paths.checkoutMethod);
    await shop.router.navigate(-1);
    await heading("¿Cómo y cuándo lo recibes?");
    expect(shop.path).toBe(paths.checkoutShipping);
  });

  it("that cannot be shown yet redirect to the first open one, and show why", async () => {
    const { shop } = await openAt(paths.checkoutReview);
    await heading("¿A dónde lo llevamos?");
    expect(screen.getByRole("alert").textContent).toContain("Antes de seguir, completa este paso.");
    await waitFor(() => expect(shop.path).toBe(paths.checkoutAddress));
    expect(screen.getByRole("alert").textContent).toContain("Antes de seguir, completa este paso.");
    const steps = within(screen.getByRole("navigation", { name: "Pasos de tu compra" }));
    expect(steps.queryByRole("link", { name: /Revisión/ })).toBeNull();
  });

  it("are the shopper's only: a session that ends leads to the sign-in and back", async () => {
    const { shop } = await openAt(paths.checkoutShipping);
    shop.cookie = null;
    shop.services.session.notifyCookie(null);
    await shop.services.session.answer("endIdentity", undefined);
    await shop.services.session.answer("clearCookies", undefined);
    await shop.services.session.refuse("reloadPage", new Error("blocked"));
    await waitFor(() => expect(shop.path).toContain("/login?volver="));
  });
});

describe("paying", () => {
  async function review() {
    const opened = await openAt(paths.checkoutAddress);
    const { shop, user } = opened;
    await user.click(await next());
    await quote(shop, 2);
    await heading("¿Cómo y cuándo lo recibes?");
    await user.click(await next());
    await quote(shop, 3);
    await heading("¿Cómo quieres pagar?");
    await user.click(await next());
    await quote(shop, 4);
    return { ...opened, pay: await screen.findByRole("button", { name: /^Pagar \$/ }) };
  }

  it("leads to the order first and from there to the bank, so that Back finds the order", async () => {
    const { shop, user, checkout, pay } = await review();
    await user.dblClick(pay);
    expect(checkout.orders.all).toHaveLength(1);
    await checkout.orders.last.answer(placedOf(checkout.orders.last.input, DRY_CART));
    await waitFor(() => expect(shop.services.orders.opened).toEqual(["/pago-de-prueba/pago-1"]));
    expect(shop.path).toBe(paths.order("pedido-1"));
  });

  it("whose outcome is unknown is requested only by a press, and cannot be paid again", async () => {
    const { user, checkout, pay } = await review();
    await user.click(pay);
    await checkout.orders.last.refuse({ id: 503 });
    await user.click(await screen.findByRole("button", { name: "Preguntar ahora" }));
    await checkout.outcomes.last.refuse({ id: 403 });
    await heading("No sabemos si tu pedido se hizo");
    expect(screen.queryByRole("button", { name: /^Pagar/ })).toBeNull();
    const again = screen.getByRole("button", { name: "Preguntar otra vez" });
    await user.click(again);
    expect(checkout.outcomes.inputs).toHaveLength(2);
    expect(again.isConnected).toBe(true);
    await checkout.outcomes.last.refuse({ id: 404, what: "order" });
    await heading("Revisa tu pedido");
    expect(screen.getByRole("alert").textContent).toContain("no se hizo ni se cobró nada");
  });

  it("waits for a cart that was refused and cannot be loaded again: the reason and a retry are visible", async () => {
    const { shop, user, checkout, pay } = await review();
    const { reads } = shop.services.cart;
    await user.click(pay);
    await checkout.orders.last.refuse({ id: 406, minimumWeight: 3000, missingWeight: 2000 });
    const fails = async (): Promise<void> => {
      await reads.last.refuse({ id: 503 });
      const before = reads.all.length;
      act(() => shop.clock.increment(60_000));
      if (reads.all.length > before) return fails();
    };
    await fails();
    await user.click(await screen.findByRole("button", { name: "Revisar otra vez" }));
    await heading("Revisa tu pedido");
    expect(screen.getByText(/No pudimos actualizar tu carrito/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Pagar \$/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Reintentar" }));
    await shop.cartArrives(...DRY_CART);
    await quote(shop, 5);
    expect(await screen.findByRole("button", { name: /^Pagar \$/ })).toBeTruthy();
    expect(screen.queryByText(/No pudimos actualizar tu carrito/)).toBeNull();
  });
});
