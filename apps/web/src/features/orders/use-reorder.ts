import { useCartRef } from "@shop/cart-machine/react";
import type { Order } from "@shop/contract";
import { linesOf } from "@shop/order-machine";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { newOperationId } from "../../shared/operation-id.ts";
import { paths } from "../../shared/paths.ts";

/** Puts the lines of an order into the cart again, and shows the cart. */
export function useReorder(): (order: Order) => void {
  const cart = useCartRef();
  const navigate = useNavigate();
  const isAdded = useRef(false);
  return (order) => {
    // The cart may still be loading: a second press opens it and does not add the lines again.
    if (!isAdded.current) {
      isAdded.current = true;
      cart.send({ type: "lines.add", operationId: newOperationId(), items: linesOf(order) });
    }
    void navigate(paths.cart);
  };
}
