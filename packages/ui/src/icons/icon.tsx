import type { ReactNode } from "react";

/** The frame that all icons share: 24 units, drawn by lines, as high as the text, unseen by screen readers. */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      height="1.25em"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.75"
      style={{ flexShrink: 0 }}
      viewBox="0 0 24 24"
      width="1.25em"
    >
      {children}
    </svg>
  );
}
