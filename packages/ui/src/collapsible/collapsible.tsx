import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { ChevronIcon } from "../icons/icons.ts";
import { styled } from "../system/styled.ts";

const Root = styled(
  "details",
  defineSlotRecipe({
    className: "collapsible",
    slots: ["root", "summary", "arrow"],
    base: {
      root: { minWidth: 0, "&[open] > .collapsible__summary .collapsible__arrow": { rotate: "-90deg" } },
      summary: {
        display: "flex",
        alignItems: "center",
        gap: "2",
        minHeight: "control",
        color: "gold.fg",
        fontWeight: 600,
        cursor: "pointer",
        "&::-webkit-details-marker": { display: "none" },
        _hover: { textDecoration: "underline" },
      },
      arrow: { display: "inline-flex", rotate: "90deg" },
    },
  }),
);

export interface CollapsibleProps {
  /** What is behind it: "12 marcas más". */
  summary: string;
  children: ReactNode;
}

/** More of the same, for who wants it. */
export function Collapsible({ summary, children }: CollapsibleProps) {
  return (
    <Root>
      <summary className="collapsible__summary">
        {summary}
        <span className="collapsible__arrow">
          <ChevronIcon />
        </span>
      </summary>
      {children}
    </Root>
  );
}
