import type { ReactNode } from "react";

/** Scrolls what appears elsewhere on the screen to where the shopper sees it. */
export function InView({ children }: { children: ReactNode }) {
  return <div ref={comeIntoView}>{children}</div>;
}

function comeIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: "nearest" });
}
