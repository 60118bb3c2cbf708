import { VisuallyHidden } from "@chakra-ui/react";
import { Page, ProductGridSkeleton } from "@shop/ui";
import { shell } from "../../shared/texts.ts";

/** Stands for a moment on the first load, until the code of the first screen is there. */
export function OpeningPage() {
  return (
    <Page>
      <VisuallyHidden asChild>
        <h1>{shell.loading}</h1>
      </VisuallyHidden>
      <ProductGridSkeleton label={shell.loading} />
    </Page>
  );
}
