import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { Slot, type LinkElement } from "../slot/slot.tsx";
import { styled } from "../system/styled.ts";

const Root = styled(
  "a",
  defineSlotRecipe({
    className: "text-link",
    slots: ["root"],
    base: {
      root: {
        color: "gold.fg",
        fontWeight: 600,
        textDecorationLine: "underline",
        textDecorationThickness: "1px",
        textUnderlineOffset: "0.25em",
        _hover: { textDecorationThickness: "2px" },
      },
    },
  }),
);

/** A link in a sentence or on a line of its own. */
export function TextLink({ link, children }: { link: LinkElement; children: ReactNode }) {
  return (
    <Root asChild>
      <Slot element={link}>{children}</Slot>
    </Root>
  );
}
