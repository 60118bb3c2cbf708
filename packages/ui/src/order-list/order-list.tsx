import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** Orders below each other. */
export function OrderList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.ul aria-label={label} borderColor="shelf" borderTopWidth="2px">
      {children}
    </chakra.ul>
  );
}
