import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { styled } from "../system/styled.ts";

const Root = styled(
  "ul",
  defineSlotRecipe({ className: "method-list", slots: ["root"], base: { root: { padding: 0 } } }),
);

/** The ways into an account, below each other. */
export function MethodList({ label, children }: { label: string; children: ReactNode }) {
  return <Root aria-label={label}>{children}</Root>;
}
