import { CHANNEL, type FromApp, type FromPage } from "@shop/inspector/protocol";
import { quoteOf } from "@shop/checkout-machine/testing";
import { screen, waitFor } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { paths } from "../../shared/paths.ts";
import { DRY_CART } from "../../shared/testing/carts.ts";
import { renderShop } from "../../app/testing/render-shop.tsx";
import { startInspecting } from "./start-inspecting.ts";

/** An open page of the inspector, and its actors by their machines. */
function openPage() {
  const bus = new BroadcastChannel(CHANNEL);
  const known = new Map<string, string | null>();
  bus.addEventListener("message", ({ data }: MessageEvent<FromApp>) => {
    const cards = data.kind === "all" ? data.actors : data.kind === "actor" ? [data.actor] : [];
    for (const { session, machine } of cards) known.set(session, machine);
  });
  onTestFinished(() => bus.close());
  const hello: FromPage = { v: 1, kind: "hello" };
  return {
    machines: () => [...known.values()],
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
    greet: () => bus.postMessage(hello),
  };
}

it("shows a checkout that was there before it, and a form that a screen makes afterwards", async () => {
  const { shop } = await renderShop({ path: paths.checkoutAddress, isLogged: true });
  shop.confirm();
  await shop.cartArrives(...DRY_CART);
  const { checkout } = shop.services;
  await waitFor(() => expect(checkout.books.all).toHaveLength(1));

  startInspecting(shop.app, "");
  onTestFinished(() => void dispatchEvent(new Event("pagehide")));
  const page = openPage();
  page.greet();
  await waitFor(() => expect(page.machines()).toContain("cart"));
  expect(page.machines()).toContain("checkout");
  expect(page.machines()).not.toContain("addressForm");

  await checkout.books.last.answer({ addresses: [] });
  await checkout.methods.last.answer(["prueba"]);
  await waitFor(() => expect(checkout.quotes.all).toHaveLength(1));
  await checkout.quotes.last.answer(quoteOf(DRY_CART, checkout.quotes.last.input));
  await screen.findByRole("heading", { name: "Nueva dirección" });
  await waitFor(() => expect(page.machines()).toContain("addressForm"));
});
