import { cloneElement, type ReactElement, type ReactNode } from "react";

interface SlotProps {
  className?: string;
  children?: ReactNode;
  "aria-label"?: string;
  "aria-description"?: string | undefined;
}

/** An element that the caller chose, a router's link for one, still without content. */
export type LinkElement = ReactElement<SlotProps>;

/** Gives the caller's element our class and content, and keeps everything else that it came with. */
export function Slot({ element, ...given }: SlotProps & { element: LinkElement }) {
  return cloneElement(element, given);
}
