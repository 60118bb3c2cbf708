import { VisuallyHidden } from "@chakra-ui/react";
import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { styled } from "../system/styled.ts";

const Root = styled(
  "div",
  defineSlotRecipe({
    className: "pending-overlay",
    slots: ["root"],
    base: {
      root: { transitionProperty: "filter", transitionDuration: "moderate" },
    },
    // Late enough that an answer which comes at once changes nothing but the list.
    variants: { dim: { true: { root: { filter: "grayscale(1)", transitionDelay: "200ms" } } } },
  }),
);

export interface PendingOverlayProps {
  /** Whether something newer is on its way. */
  isOn: boolean;
  /** Said meanwhile: "Actualizando la lista". */
  label: string;
  children: ReactNode;
}

/** What stays in sight, without its colours and as legible as before, until what takes its place is there. */
export function PendingOverlay({ isOn, label, children }: PendingOverlayProps) {
  return (
    <>
      {/* Outside of what is busy, whose changes may be held back until it no longer is. */}
      <VisuallyHidden asChild>
        <div aria-live="polite">{isOn ? label : ""}</div>
      </VisuallyHidden>
      <Root aria-busy={isOn} dim={isOn}>
        {children}
      </Root>
    </>
  );
}
