import { Badge } from "@chakra-ui/react";
import type { ReactNode } from "react";

export interface StatusTagProps {
  children: ReactNode;
  tone?: "neutral" | "gold" | "info" | "success" | "warning" | "danger";
}

const looks = {
  neutral: { colorPalette: "gray", variant: "surface" },
  gold: { variant: "solid" },
  info: { colorPalette: "blue" },
  success: { colorPalette: "green" },
  warning: { colorPalette: "orange" },
  danger: { colorPalette: "red" },
} as const;

/** Where something stands, in one or two words. The words say it; the colour only helps the eye. */
export function StatusTag({ children, tone = "neutral" }: StatusTagProps) {
  return (
    <Badge fontWeight="650" size="md" {...looks[tone]}>
      {children}
    </Badge>
  );
}
