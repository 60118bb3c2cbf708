import { Breadcrumb as Parts, chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { breadcrumbSlotRecipe } from "../theme/slot-recipes/breadcrumb.ts";
import { withRecipe } from "./with-recipe.tsx";

/** The current screen is plain text: Chakra's part would be announced as a disabled link. */
function CurrentLink(props: HTMLChakraProps<"span">) {
  return <chakra.span aria-current="page" {...props} />;
}

type BreadcrumbParts = Omit<typeof Parts, "CurrentLink"> & { CurrentLink: typeof CurrentLink };

export const Breadcrumb: BreadcrumbParts = /* @__PURE__ */ withRecipe(
  { ...Parts, CurrentLink },
  breadcrumbSlotRecipe,
);
