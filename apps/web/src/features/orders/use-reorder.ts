import { useCartRef } from "@shop/cart-machine/react";
import type { Order } from "@shop/contract";
import { linesOf } from "@shop/order-machine";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { newOperationId } from "../../shared/operation-id.ts";
import { paths } from "../../shared/paths.ts";

/** Puts the lines of an order into the cart again, and shows the cart. */
export function useReorder(): (order: Order) => Promise<void> {
  const cart = useCartRef();
  const navigate = useNavigate();
  const isWanted = useRef(false);
  return async (order) => {
    // The cart may still be on its way: another press means the same.
    if (isWanted.current) return;
    isWanted.current = true;
    cart.send({ type: "lines.add", operationId: newOperationId(), items: linesOf(order) });
    await navigate(paths.cart);
    // Who went elsewhere meanwhile may want it once more.
    isWanted.current = false;
  };
}
