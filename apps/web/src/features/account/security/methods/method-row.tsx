import { Box, Center, chakra, Flex, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

export interface MethodRowProps {
  name: string;
  icon: ReactNode;
  /** The address or number of the method, or that it is not linked. */
  detail: string;
  /** A button, or why there is none. */
  action: ReactNode;
  /** Below: the panel that the action opens, and its outcome. */
  children?: ReactNode;
}

/** One sign-in method of an account. */
export function MethodRow({ name, icon, detail, action, children }: MethodRowProps) {
  return (
    <Row>
      <Flex align="center" columnGap="4" rowGap="2" wrap="wrap">
        <Center aria-hidden="true" fontSize="xl" width="1.75rem">
          {icon}
        </Center>
        <Box flex="1 1 8rem" minWidth="0">
          <Text fontWeight="600">{name}</Text>
          <Text color="fg.muted" overflowWrap="anywhere" textStyle="sm">
            {detail}
          </Text>
        </Box>
        {action}
      </Flex>
      {children}
    </Row>
  );
}

const Row = chakra("li", {
  base: {
    layerStyle: "tear",
    display: "grid",
    gap: "3",
    paddingY: "3",
    "&:first-of-type": { borderTopWidth: "0", paddingTop: 0 },
  },
});
