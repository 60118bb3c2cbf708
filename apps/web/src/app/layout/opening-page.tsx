import { Grid, VisuallyHidden } from "@chakra-ui/react";
import { LoadingRegion, Page, Skeleton, TextSkeleton } from "@shop/ui";
import { shell } from "../../shared/texts.ts";

/** Stands for a moment on the first load, until the code of the first screen is there; it knows none of them. */
export function OpeningPage() {
  return (
    <Page>
      <VisuallyHidden asChild>
        <h1>{shell.loading}</h1>
      </VisuallyHidden>
      <LoadingRegion label={shell.loading}>
        <Grid gap="8">
          <Skeleton height="3rem" width="min(24rem, 70%)" />
          <TextSkeleton />
          <Skeleton height="16rem" />
        </Grid>
      </LoadingRegion>
    </Page>
  );
}
