import { Box, Flex, Heading, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

export interface PageHeadingProps {
  children: ReactNode;
  subtitle?: ReactNode;
  /** Stands at the other end of the line: a button, a count. */
  aside?: ReactNode;
}

/** The `h1` of a screen. */
export function PageHeading({ children, subtitle, aside }: PageHeadingProps) {
  return (
    <Flex
      align="last baseline"
      columnGap="4"
      justify="space-between"
      marginBottom={{ base: subtitle ? "5" : "2", md: "8" }}
      rowGap="1"
      wrap="wrap"
    >
      <Box minWidth="0">
        <Heading as="h1" className="page-heading__title" size="3xl">
          {children}
        </Heading>
        {subtitle && (
          <Text color="fg.muted" marginTop="2" maxWidth="text" textStyle="lg">
            {subtitle}
          </Text>
        )}
      </Box>
      {aside}
    </Flex>
  );
}
