import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { styled } from "../system/styled.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";

const Root = styled(
  "div",
  defineSlotRecipe({
    className: "refining",
    slots: ["root"],
    base: {
      root: { transitionProperty: "opacity", transitionDuration: "move" },
    },
    // Late enough that an answer which comes at once changes nothing but the list.
    variants: { dim: { true: { root: { opacity: 0.55, transitionDelay: "200ms" } } } },
  }),
);

export interface RefiningProps {
  /** Whether something newer is on its way. */
  isOn: boolean;
  /** Said meanwhile: "Actualizando la lista". */
  label: string;
  children: ReactNode;
}

/** What stays in sight, a little paler, until what takes its place is there. */
export function Refining({ isOn, label, children }: RefiningProps) {
  return (
    <Root aria-busy={isOn} dim={isOn}>
      <VisuallyHidden asChild>
        <div aria-live="polite">{isOn ? label : ""}</div>
      </VisuallyHidden>
      {children}
    </Root>
  );
}
