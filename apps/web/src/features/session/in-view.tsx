import type { ReactNode } from "react";

/** Scrolls its children into view when they appear. */
export function InView({ children }: { children: ReactNode }) {
  return <div ref={comeIntoView}>{children}</div>;
}

function comeIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: "nearest" });
}
