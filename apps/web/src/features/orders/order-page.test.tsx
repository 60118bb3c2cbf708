import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderShop } from "../../app/testing/render-shop.tsx";
import { order as texts } from "./texts.ts";

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
