import {
  selectIsSettled,
  selectLines,
  selectMinimumWeight,
  selectShownInterruption,
} from "@shop/cart-machine";
import { useCart } from "@shop/cart-machine/react";
import type { Failure, OrderSummary } from "@shop/contract";
import { useMachine } from "@xstate/react";
import { useEffect, useState } from "react";
import { provideGuestSummary, type GuestSummaryServices } from "./guest-summary-machine.ts";

/**
 * What a guest's cart costs, delivered, once it weighs enough. `last` keeps the choices in their place while a newer
 * summary is on its way; none of its sums is shown any more. `tooLight` is the server's word that it does not weigh
 * enough, whatever the rules of this shop say; `failure` is anything else that it could not be summed up for.
 */
export function useGuestSummary(services: GuestSummaryServices): {
  summary: OrderSummary | null;
  last: OrderSummary | null;
  tooLight: Failure | null;
  failure: Failure | null;
  retry: () => void;
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
  const isInterrupted = useCart(selectShownInterruption) !== null;
  useEffect(() => {
    if (!isReached) send({ type: "guestSummary.close" });
    else if (isSettled) {
      const wanted = lines.map(({ id, quantity }) => ({ id, quantity }));
      send({ type: "guestSummary.open", lines: wanted, ...(chosen !== null && { shippingOption: chosen }) });
    }
  }, [isReached, isSettled, lines, chosen, send]);
  const summary = isReached && isSettled ? snapshot.context.data : null;
  const failure = isReached && isSettled ? snapshot.context.failure : null;
  const tooLight = failure?.id === 406 ? failure : null;
  const [last, setLast] = useState(summary);
  if (summary && summary !== last) setLast(summary);
  return {
    summary,
    last: isReached && !tooLight ? (summary ?? last) : null,
    tooLight,
    // The cart tells its own interruption, which is why there is no summary either.
    failure: tooLight || isInterrupted ? null : failure,
    retry: () => send({ type: "guestSummary.retry" }),
    isBusy: (!isSettled && !isInterrupted) || snapshot.hasTag("loading"),
    chosen,
    choose,
  };
}
