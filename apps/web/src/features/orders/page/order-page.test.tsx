import { act, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderShop } from "../../../app/testing/render-shop.tsx";
import { anOrder } from "@shop/order-machine/testing";
import { shell } from "../../../shared/texts.ts";
import { order as texts } from "../texts.ts";

it("an order ends with the session when the shop does not know it any more", async () => {
  const { shop } = await renderShop({ path: "/pagoconfirmado/pedido-1", isLogged: true });
  shop.confirm();
  await waitFor(() => expect(shop.services.orders.reads.all).toHaveLength(1));
  shop.app.getSnapshot().children.session?.send({ type: "session.unauthorised" });
  await screen.findByText(texts.guest.text);
  expect(shop.services.session.calls.at(-1)).toEqual({
    name: "endIdentity",
    input: { signOutReason: "revoked" },
  });
});

it("an order that loads or reloads takes the focus from what it replaces", async () => {
  const { shop, user } = await renderShop({ path: "/contactenos", isLogged: true });
  shop.confirm();
  const { orders } = shop.services;
  const seeFocus = () => expect(document.activeElement).toBe(screen.getByRole("main"));
  await act(() => shop.router.navigate("/pagoconfirmado/pedido-1"));
  await waitFor(() => expect(orders.reads.all).toHaveLength(1));
  await waitFor(seeFocus);
  await orders.reads.last.refuse({ id: 503 });
  const retry = await screen.findByRole("button", { name: shell.retry });
  await waitFor(seeFocus);
  await user.click(retry);
  await waitFor(seeFocus);
  await orders.reads.last.answer(anOrder());
  await screen.findByText(texts.titles.received);
  await waitFor(seeFocus);
});
