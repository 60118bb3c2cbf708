import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { styled } from "../system/styled.ts";

const Root = styled(
  "ul",
  defineSlotRecipe({
    className: "order-list",
    slots: ["root"],
    base: { root: { padding: 0, borderTop: "2px solid", borderColor: "shelf" } },
  }),
);

/** Orders below each other. */
export function OrderList({ label, children }: { label: string; children: ReactNode }) {
  return <Root aria-label={label}>{children}</Root>;
}
