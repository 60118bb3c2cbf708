import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { cartOf } from "@shop/cart-machine/testing";
import { linesOf } from "@shop/order-machine";
import { anOrder } from "@shop/order-machine/testing";
import { openShop } from "../../app/testing/open-shop.ts";
import { renderOpenShop } from "../../app/testing/render-shop.tsx";
import { paths } from "../../shared/paths.ts";

it("an order that is pressed twice is put into the cart once", async () => {
  const order = anOrder();
  const user = userEvent.setup();
  const shop = await openShop({ path: paths.orders, isLogged: true });
  shop.services.account.answerReads({ orders: { orders: [order] } });
  shop.confirm();
  renderOpenShop(shop);
  const repeat = await screen.findByRole("button", { name: /^Volver a pedir / });
  await shop.cartArrives();
  await user.dblClick(repeat);
  await waitFor(() => expect(shop.path).toBe(paths.cart));
  const { changes } = shop.services.cart;
  await changes.last.answer(cartOf(...linesOf(order)));
  expect(changes.inputs).toHaveLength(1);
});
