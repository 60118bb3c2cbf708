import { Flex, Heading, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

export interface PageHeadingProps {
  children: ReactNode;
  subtitle?: ReactNode;
  /** Stands at the other end of the line: a button, a count. */
  aside?: ReactNode;
}

/** The one `h1` of a screen. */
export function PageHeading({ children, subtitle, aside }: PageHeadingProps) {
  return (
    <Flex align="end" gap="4" justify="space-between" marginBottom={{ base: "6", md: "10" }} wrap="wrap">
      <div>
        <Heading as="h1" className="page-heading__title" size="3xl">
          {children}
        </Heading>
        {subtitle && (
          <Text color="fg.muted" marginTop="2" maxWidth="text" textStyle="lg">
            {subtitle}
          </Text>
        )}
      </div>
      {aside}
    </Flex>
  );
}
