import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { styled } from "../system/styled.ts";

const Root = styled(
  "span",
  defineSlotRecipe({
    className: "status-tag",
    slots: ["root"],
    base: {
      root: {
        display: "inline-flex",
        alignItems: "center",
        gap: "1",
        minHeight: "1.5rem",
        paddingX: "2",
        fontSize: "xs",
        fontWeight: 650,
        lineHeight: "1.2",
        whiteSpace: "nowrap",
        borderRadius: "l1",
      },
    },
    variants: {
      tone: {
        neutral: { root: { bg: "bg.muted", color: "fg" } },
        gold: { root: { bg: "gold.solid", color: "gold.contrast" } },
        info: { root: { bg: "bg.info", color: "fg.info" } },
        success: { root: { bg: "bg.success", color: "fg.success" } },
        warning: { root: { bg: "bg.warning", color: "fg.warning" } },
        danger: { root: { bg: "bg.error", color: "fg.error" } },
      },
    },
    defaultVariants: { tone: "neutral" },
  }),
);

export interface StatusTagProps {
  children: ReactNode;
  tone?: "neutral" | "gold" | "info" | "success" | "warning" | "danger";
}

/** Where something stands, in one or two words. The words say it; the colour only helps the eye. */
export function StatusTag({ children, tone = "neutral" }: StatusTagProps) {
  return <Root tone={tone}>{children}</Root>;
}
