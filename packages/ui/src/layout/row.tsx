import { Flex, type FlexProps } from "@chakra-ui/react";

export interface RowProps extends FlexProps {
  /** The first at one end of the line, the last at the other. */
  spread?: boolean;
}

/** A row of elements that wraps. */
export function Row({ spread = false, ...props }: RowProps) {
  return (
    <Flex
      align="center"
      gap="sm"
      justify={spread ? "space-between" : undefined}
      minWidth="0"
      wrap="wrap"
      {...props}
    />
  );
}
