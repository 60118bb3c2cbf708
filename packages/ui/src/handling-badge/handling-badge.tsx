import { Badge } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { PrescriptionIcon, SnowIcon } from "../icons/icons.ts";

export interface HandlingBadgeProps {
  kind: "cold" | "prescription" | "offer" | "note";
  children: ReactNode;
}

const kinds = {
  cold: { icon: <SnowIcon />, look: { colorPalette: "blue" } },
  prescription: { icon: <PrescriptionIcon />, look: { variant: "surface" } },
  offer: { icon: null, look: { variant: "solid" } },
  note: { icon: null, look: { variant: "surface", color: "fg.muted" } },
} as const;

/** How a product must be handled, or why it is cheap today, in two or three words. */
export function HandlingBadge({ kind, children }: HandlingBadgeProps) {
  const { icon, look } = kinds[kind];
  return (
    <Badge whiteSpace="normal" {...look}>
      {icon}
      <span>{children}</span>
    </Badge>
  );
}
