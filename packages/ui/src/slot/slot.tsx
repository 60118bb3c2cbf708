import { cloneElement, type ReactElement, type ReactNode } from "react";

interface SlotProps {
  className?: string;
  children?: ReactNode;
  "aria-label"?: string;
  "aria-description"?: string | undefined;
}

/** An element chosen by the caller, such as a router's link, without content. */
export type LinkElement = ReactElement<SlotProps>;

/** Gives the caller's element our class and content, and keeps its other props. */
export function Slot({ element, ...given }: SlotProps & { element: LinkElement }) {
  return cloneElement(element, given);
}
