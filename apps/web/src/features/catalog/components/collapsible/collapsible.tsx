import { chakra } from "@chakra-ui/react";
import { ChevronIcon } from "@shop/ui";
import type { ReactNode } from "react";

export interface CollapsibleProps {
  /** What is behind it: "12 marcas más". */
  summary: string;
  children: ReactNode;
}

/** More items behind a toggle. A native `details`, which works before any script has loaded. */
export function Collapsible({ summary, children }: CollapsibleProps) {
  return (
    <chakra.details minWidth="0">
      <Summary>
        <span>{summary}</span>
        <span>
          <ChevronIcon />
        </span>
      </Summary>
      {children}
    </chakra.details>
  );
}

const Summary = chakra("summary", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    minHeight: "control",
    color: "gold.fg",
    fontWeight: 600,
    cursor: "pointer",
    "&::-webkit-details-marker": { display: "none" },
    _hover: { textDecoration: "underline" },
    "& > :last-child": { display: "inline-flex", rotate: "90deg" },
    "[open] > &": { "& > :last-child": { rotate: "-90deg" } },
  },
});
