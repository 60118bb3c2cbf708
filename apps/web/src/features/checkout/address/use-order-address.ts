import { selectUnseenOrder, type CheckoutRef } from "@shop/checkout-machine";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { paths } from "../../../shared/paths.ts";

/**
 * Navigates to the order as soon as it exists, and from there to the payment page. In the history the order replaces
 * the review, so that Back from the payment page returns to the order.
 */
export function useOrderAddress(checkout: CheckoutRef, openPayment: (url: string) => void): void {
  const navigate = useNavigate();
  const placed = useSelector(checkout, selectUnseenOrder);
  useEffect(() => {
    if (!placed) return;
    const { order, payment } = placed;
    const showOrder = async () => {
      await navigate(paths.order(order.id), { replace: true });
      if (payment.kind === "redirect") openPayment(payment.url);
    };
    checkout.send({ type: "order.seen" });
    void showOrder();
  }, [checkout, navigate, openPayment, placed]);
}
