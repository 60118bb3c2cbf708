import { VisuallyHidden } from "@chakra-ui/react";
import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { styled } from "../system/styled.ts";

const Root = styled(
  "div",
  defineSlotRecipe({
    className: "progress-state",
    slots: ["root", "ring", "heading", "text", "action"],
    base: {
      root: { display: "grid", justifyItems: "start", gap: "3", paddingY: "10" },
      ring: {
        width: "3rem",
        height: "3rem",
        marginBottom: "3",
        border: "4px solid",
        borderColor: "gold.border",
        borderTopColor: "bg.muted",
        borderRadius: "50%",
        animation: "spin 1s linear infinite",
      },
      heading: { textStyle: "title" },
      text: { maxWidth: "text", color: "fg.muted", fontSize: "lg" },
      action: { display: "flex", flexWrap: "wrap", gap: "3", marginTop: "2", _empty: { display: "none" } },
    },
  }),
);

export interface ProgressStateProps {
  /** The one heading of the screen meanwhile. */
  heading: string;
  text: ReactNode;
  /** What else can be done meanwhile. */
  children?: ReactNode;
}

/** Something is on its way that nobody should disturb, and nobody has to. */
export function ProgressState({ heading, text, children }: ProgressStateProps) {
  return (
    <Root>
      <VisuallyHidden asChild>
        <output>{heading}</output>
      </VisuallyHidden>
      <span aria-hidden="true" className="progress-state__ring" />
      <h1 className="progress-state__heading">{heading}</h1>
      <p className="progress-state__text">{text}</p>
      {children && <div className="progress-state__action">{children}</div>}
    </Root>
  );
}
