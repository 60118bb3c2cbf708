import { LoadingRegion, Skeleton, Split, Stack, TextSkeleton } from "@shop/ui";
import { cart as texts } from "./texts.ts";

/** Shown while the cart loads. */
export function CartSkeleton() {
  return (
    <LoadingRegion label={texts.loading}>
      <Split aside={<TextSkeleton lines={6} />}>
        <Stack gap="md">
          <Skeleton height="6rem" />
          <Skeleton height="6rem" />
          <Skeleton height="6rem" />
        </Stack>
      </Split>
    </LoadingRegion>
  );
}
