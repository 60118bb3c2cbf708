import { Flex, Heading } from "@chakra-ui/react";
import type { ReactNode } from "react";

export interface SectionHeadingProps {
  children: ReactNode;
  /** For `aria-labelledby` of the section. */
  id?: string;
  /** Stands at the other end of the line: "Ver todo". */
  action?: ReactNode;
}

/** The heading of a part of a screen. */
export function SectionHeading({ children, id, action }: SectionHeadingProps) {
  return (
    <Flex align="baseline" columnGap="4" justify="space-between" marginBottom="4" rowGap="1" wrap="wrap">
      <Heading id={id}>{children}</Heading>
      {action}
    </Flex>
  );
}
