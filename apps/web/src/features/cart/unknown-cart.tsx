import { FailureState } from "@shop/ui";
import { cart as texts } from "./texts.ts";
import { failureText } from "../../shared/format.ts";
import { shell } from "../../shared/texts.ts";
import type { CartFailure } from "./use-cart-failure.ts";

/** The cart could not be loaded. */
export function UnknownCart({ failure: { reason, isRetrying, retry } }: { failure: CartFailure }) {
  return (
    <FailureState
      heading={texts.failed}
      retry={{ text: shell.retry, onClick: retry, pending: isRetrying }}
      // Without a network there may be no failed call: then the shop is unreachable.
      text={failureText(reason ?? { id: 503 })}
    />
  );
}
