import { chakra, VisuallyHidden } from "@chakra-ui/react";
import type { ReactNode } from "react";

export interface PendingOverlayProps {
  /** Whether something newer is on its way. */
  isOn: boolean;
  /** Said meanwhile: "Actualizando la lista". */
  label: string;
  children: ReactNode;
}

/** Keeps the old content readable, without its colours, until the new one is there. */
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

const Root = chakra("div", {
  base: { transitionProperty: "filter", transitionDuration: "moderate" },
  // Late enough that an answer which comes at once changes nothing but the list.
  variants: { dim: { true: { filter: "grayscale(1)", transitionDelay: "200ms" } } },
});
