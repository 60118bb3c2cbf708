import type { ReactNode } from "react";

/** What appears while the shopper is elsewhere on the screen comes to where they see it. */
export function InView({ children }: { children: ReactNode }) {
  return <div ref={comeIntoView}>{children}</div>;
}

function comeIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: "nearest" });
}
