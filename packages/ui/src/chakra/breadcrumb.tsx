import { Breadcrumb as Parts, chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { breadcrumbSlotRecipe } from "../theme/slot-recipes/breadcrumb.ts";
import { withRecipe } from "./with-recipe.tsx";

/** The screen that is shown is text: Chakra's part is a link to a screen reader, one that cannot be followed. */
function CurrentLink(props: HTMLChakraProps<"span">) {
  return <chakra.span aria-current="page" {...props} />;
}

type BreadcrumbParts = Omit<typeof Parts, "CurrentLink"> & { CurrentLink: typeof CurrentLink };

export const Breadcrumb: BreadcrumbParts = /* @__PURE__ */ withRecipe(
  { ...Parts, CurrentLink },
  breadcrumbSlotRecipe,
);
