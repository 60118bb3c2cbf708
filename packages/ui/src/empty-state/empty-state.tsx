import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { styled } from "../system/styled.ts";

const Root = styled(
  "div",
  defineSlotRecipe({
    className: "empty-state",
    slots: ["root", "shelf", "heading", "text", "action"],
    base: {
      root: { display: "grid", justifyItems: "start", gap: "3", paddingY: { base: "6", md: "10" } },
      shelf: {
        justifySelf: "stretch",
        height: "0.75rem",
        marginTop: "16",
        marginBottom: "5",
        bg: "shelf",
        borderTop: "2px solid",
        borderColor: "shelfLip",
        boxShadow: "0 10px 14px -6px var(--shop-colors-wall)",
      },
      heading: { textStyle: "heading" },
      text: { maxWidth: "text", color: "fgMuted", fontSize: "lg" },
      action: { display: "flex", flexWrap: "wrap", gap: "3", marginTop: "2" },
    },
  }),
);

export interface EmptyStateProps {
  heading: string;
  text?: ReactNode;
  level?: 2 | 3;
  /** What to do instead: a link button, as a rule. */
  children?: ReactNode;
}

/** An empty shelf, and what can be done about it. */
export function EmptyState({ heading, text, level = 2, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <Root>
      <div className="empty-state__shelf" />
      <Heading className="empty-state__heading">{heading}</Heading>
      {text && <p className="empty-state__text">{text}</p>}
      {children && <div className="empty-state__action">{children}</div>}
    </Root>
  );
}
