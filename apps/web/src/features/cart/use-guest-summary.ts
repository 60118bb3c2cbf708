import { selectIsSettled, selectLines, selectMinimumWeight } from "@shop/cart-machine";
import { useCart } from "@shop/cart-machine/react";
import type { OrderSummary } from "@shop/contract";
import { useMachine } from "@xstate/react";
import { useEffect, useState } from "react";
import { provideGuestSummary, type GuestSummaryServices } from "./guest-summary-machine.ts";

/**
 * What a guest's cart costs, delivered, once it weighs enough. `last` keeps the choices in their place while a newer
 * summary is on its way; none of its sums is shown any more.
 */
export function useGuestSummary(services: GuestSummaryServices): {
  summary: OrderSummary | null;
  last: OrderSummary | null;
  isBusy: boolean;
  chosen: string | null;
  choose: (shippingOption: string) => void;
} {
  const [machine] = useState(() => provideGuestSummary(services));
  const [snapshot, send] = useMachine(machine);
  const [chosen, choose] = useState<string | null>(null);
  const lines = useCart(selectLines);
  const isSettled = useCart(selectIsSettled);
  const isReached = useCart(selectMinimumWeight);
  useEffect(() => {
    if (!isReached) send({ type: "guestSummary.close" });
    else if (isSettled) {
      const wanted = lines.map(({ id, quantity }) => ({ id, quantity }));
      send({ type: "guestSummary.open", lines: wanted, ...(chosen !== null && { shippingOption: chosen }) });
    }
  }, [isReached, isSettled, lines, chosen, send]);
  const summary = isReached && isSettled ? snapshot.context.data : null;
  const [last, setLast] = useState(summary);
  if (summary && summary !== last) setLast(summary);
  return {
    summary,
    last: isReached ? (summary ?? last) : null,
    isBusy: !isSettled || snapshot.hasTag("loading"),
    chosen,
    choose,
  };
}
