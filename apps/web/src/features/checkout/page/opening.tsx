import { LoadingRegion, Skeleton, Stack, TextSkeleton } from "@shop/ui";
import { useCartFailure } from "../../cart/index.ts";
import { PrivateHead } from "../../../shared/head/head.tsx";
import { checkout as texts } from "../texts.ts";
import { failureText } from "../../../shared/format.ts";
import { shell } from "../../../shared/texts.ts";
import { Failed } from "./failed.tsx";

/** Shown until the cart, the address book and the price have loaded. */
export function Opening() {
  const cartFailure = useCartFailure();
  if (cartFailure) {
    const { isOffline, reason, isRetrying, retry } = cartFailure;
    return (
      <Failed
        retry={{ onClick: retry, pending: isRetrying }}
        text={isOffline ? texts.offline : failureText(reason ?? { id: 503 })}
      />
    );
  }
  return (
    <LoadingRegion label={texts.loading}>
      <PrivateHead title={shell.title(texts.loading)} />
      <Stack gap="lg">
        <Skeleton height="3.5rem" />
        <Skeleton height="2.5rem" width="min(24rem, 80%)" />
        <Skeleton height="9rem" />
        <TextSkeleton lines={4} />
      </Stack>
    </LoadingRegion>
  );
}
