import { VisuallyHidden } from "@chakra-ui/react";
import { LoadingRegion, Page, Skeleton, Stack, TextSkeleton } from "@shop/ui";
import { shell } from "../../shared/texts.ts";

/** Stands for a moment on the first load, until the code of the first screen is there; it knows none of them. */
export function OpeningPage() {
  return (
    <Page>
      <VisuallyHidden asChild>
        <h1>{shell.loading}</h1>
      </VisuallyHidden>
      <LoadingRegion label={shell.loading}>
        <Stack gap="lg">
          <Skeleton height="3rem" width="min(24rem, 70%)" />
          <TextSkeleton />
          <Skeleton height="16rem" />
        </Stack>
      </LoadingRegion>
    </Page>
  );
}
