import { Grid, VisuallyHidden } from "@chakra-ui/react";
import { LoadingRegion, Page, Skeleton, TextSkeleton } from "@shop/ui";
import { useState } from "react";
import { shell } from "../../../shared/texts.ts";

/**
 * Shown until the first screen has loaded: the server's skeleton (`ssr/screen-skeleton.tsx`) unchanged, or else a plain
 * one.
 */
export function OpeningPage() {
  const [skeleton] = useState(() => document.querySelector("main[data-skeleton]")?.innerHTML);
  if (skeleton === undefined) return <PlainSkeleton />;
  // The element has the attributes of the server's markup, so that hydration leaves it unchanged.
  return (
    <main dangerouslySetInnerHTML={{ __html: skeleton }} id="main" suppressHydrationWarning tabIndex={-1} />
  );
}

function PlainSkeleton() {
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
