import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { cartOf } from "@shop/cart-machine/testing";
import { linesOf } from "@shop/order-machine";
import { anOrder } from "@shop/order-machine/testing";
import { renderShop } from "../../app/testing/render-shop.tsx";
import { ARRIVAL } from "../../app/testing/story-shop.tsx";
import { paths } from "../../shared/paths.ts";

it("an order that is pressed twice is put into the cart once", async () => {
  const order = anOrder();
  const { shop, user } = await renderShop({ path: paths.orders, isLogged: true });
  shop.services.account.answerReads({ orders: { orders: [order] } });
  shop.confirm();
  const repeat = await screen.findByRole("button", { name: /^Volver a pedir / }, ARRIVAL);
  await shop.cartArrives();
  await user.dblClick(repeat);
  await waitFor(() => expect(shop.path).toBe(paths.cart), ARRIVAL);
  const { changes } = shop.services.cart;
  await changes.last.answer(cartOf(...linesOf(order)));
  expect(changes.inputs).toHaveLength(1);
});
