import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { styled } from "../system/styled.ts";

const line = { content: '""', flex: 1, borderTop: "1px solid", borderColor: "border" };

const Root = styled(
  "div",
  defineSlotRecipe({
    className: "divider",
    slots: ["root"],
    base: {
      root: {
        display: "flex",
        alignItems: "center",
        gap: "3",
        color: "fg.muted",
        textStyle: "sm",
        _before: line,
        _after: line,
      },
    },
  }),
);

/** A rule with a word in it, between one way and another: "o". */
export function Divider({ children }: { children: ReactNode }) {
  return <Root>{children}</Root>;
}
