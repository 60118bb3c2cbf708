import type { ReactNode } from "react";
import "./styles.css";

/** What `ShopProvider` is in the built shop: the colours and measures are in the style sheet. */
export function ShopProvider({ children }: { children: ReactNode }) {
  return children;
}
