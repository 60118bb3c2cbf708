import { selectIsGuest, selectUnsentCount } from "@shop/cart-machine";
import { useCart } from "@shop/cart-machine/react";
import { cart as texts } from "./texts.ts";
import { failureText } from "../../shared/format.ts";
import { shell } from "../../shared/texts.ts";
import type { CartFailure } from "./use-cart-failure.ts";
import { UnsentChanges } from "./components/unsent-changes/unsent-changes.tsx";

/** The failure above lines that are not saved yet. */
export function CartFailureBar({
  failure: { isOffline, reason, isRetrying, retry },
}: {
  failure: CartFailure;
}) {
  const isGuest = useCart(selectIsGuest);
  const unsent = useCart(selectUnsentCount);
  const offline = isGuest ? texts.failure.offlineGuest : texts.failure.offline;
  // Without a network and before any call has failed, there is nothing to retry: the cart is read when it is back.
  const canRetry = reason !== null || isRetrying;
  return (
    <UnsentChanges
      count={unsent > 0 ? texts.failure.unsent(unsent) : undefined}
      failed={!isOffline}
      {...(canRetry ? { retry: { text: shell.retry, onClick: retry, pending: isRetrying } } : {})}
    >
      {isOffline ? offline : `${texts.failed}. ${failureText(reason ?? { id: 500 })}`}
    </UnsentChanges>
  );
}
