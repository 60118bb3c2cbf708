import { HStack, Separator } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** A rule with a word, between two alternatives: "o". */
export function Divider({ children }: { children: ReactNode }) {
  return (
    <HStack color="fg.muted" gap="3" textStyle="sm">
      <Separator aria-hidden="true" flex="1" />
      <span>{children}</span>
      <Separator aria-hidden="true" flex="1" />
    </HStack>
  );
}
