import { selectFailure as selectCartFailure, selectHasNetwork, selectIsFailed } from "@shop/cart-machine";
import { useCart, useCartRef } from "@shop/cart-machine/react";
import { FailureState, LoadingRegion, Skeleton, Stack, TextSkeleton } from "@shop/ui";
import { checkout as texts } from "../../texts/checkout.ts";
import { failure as failureSentence } from "../../texts/format.ts";
import { shell } from "../../texts/shell.ts";

/** What comes before the first step is in sight: the cart, the book and the price are on their way. */
export function Opening() {
  const cart = useCartRef();
  const isFailed = useCart(selectIsFailed);
  const hasNetwork = useCart(selectHasNetwork);
  const reason = useCart(selectCartFailure);
  if (isFailed || !hasNetwork) {
    return (
      <FailureState
        heading={texts.failed}
        level={1}
        retry={{ text: shell.retry, onClick: () => cart.send({ type: "cart.retry" }) }}
        text={hasNetwork ? failureSentence(reason ?? { id: 503 }) : texts.offline}
      />
    );
  }
  return (
    <LoadingRegion label={texts.loading}>
      <title>{shell.title(texts.loading)}</title>
      <Stack gap="lg">
        <Skeleton height="3.5rem" />
        <Skeleton height="2.5rem" width="min(24rem, 80%)" />
        <Skeleton height="9rem" />
        <TextSkeleton lines={4} />
      </Stack>
    </LoadingRegion>
  );
}
