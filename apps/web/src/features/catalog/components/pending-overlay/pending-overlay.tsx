import { chakra, VisuallyHidden } from "@chakra-ui/react";
import type { ReactNode } from "react";

export interface PendingOverlayProps {
  /** Whether newer content is loading. */
  isOn: boolean;
  /** Announced meanwhile: "Actualizando la lista". */
  label: string;
  children: ReactNode;
}

/** Shows the old content without its colours until the new content has loaded. */
export function PendingOverlay({ isOn, label, children }: PendingOverlayProps) {
  return (
    <>
      {/* Outside of the busy element: screen readers may hold back changes in it. */}
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
  // Delayed, so that a fast response changes nothing but the list.
  variants: { dim: { true: { filter: "grayscale(1)", transitionDelay: "200ms" } } },
});
