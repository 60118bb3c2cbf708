import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { PrescriptionIcon, SnowIcon } from "../icons/icons.ts";
import { styled } from "../system/styled.ts";

const Root = styled(
  "span",
  defineSlotRecipe({
    className: "handling-badge",
    slots: ["root"],
    base: {
      root: {
        display: "inline-flex",
        alignItems: "center",
        gap: "1",
        paddingX: "1.5",
        minHeight: "1.5rem",
        fontSize: "xs",
        fontWeight: 600,
        lineHeight: "1.2",
        borderRadius: "l1",
      },
    },
    variants: {
      kind: {
        cold: { root: { bg: "bg.info", color: "fg.info" } },
        prescription: { root: { bg: "bg.muted", color: "fg" } },
        offer: { root: { bg: "gold.solid", color: "gold.contrast" } },
        note: { root: { bg: "bg.muted", color: "fg.muted" } },
      },
    },
  }),
);

export interface HandlingBadgeProps {
  kind: "cold" | "prescription" | "offer" | "note";
  children: ReactNode;
}

const icons = { cold: <SnowIcon />, prescription: <PrescriptionIcon />, offer: null, note: null };

/** How a product must be handled, or why it is cheap today, in two or three words. */
export function HandlingBadge({ kind, children }: HandlingBadgeProps) {
  return (
    <Root kind={kind}>
      {icons[kind]}
      {children}
    </Root>
  );
}
