import { Box, chakra, Flex, Heading, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

export interface SettingProps {
  heading: string;
  /** Level of the heading: 3 below that of a section, or 2 directly below the title of the screen. */
  level?: 2 | 3;
  /** Its state, or its purpose. */
  text?: ReactNode;
  /** A button at the end of the line. */
  action?: ReactNode;
  /** Below: facts, a notice, the panel that the action opens. */
  children?: ReactNode;
}

/** One setting of an account: its name, its state and its action. */
export function Setting({ heading, level = 3, text, action, children }: SettingProps) {
  return (
    <Root>
      <Flex align="start" columnGap="6" justify="space-between" rowGap="3" wrap="wrap">
        <Box flex="1 1 16rem" minWidth="0">
          <Heading as={`h${level}`} overflowWrap="anywhere" size="xl">
            {heading}
          </Heading>
          {text && (
            <Text color="fg.muted" lineHeight="1.45" marginTop="1" overflowWrap="anywhere">
              {text}
            </Text>
          )}
        </Box>
        {action}
      </Flex>
      <Body>{children}</Body>
    </Root>
  );
}

const Root = chakra("section", {
  base: {
    display: "grid",
    gap: "4",
    paddingY: "6",
    borderTop: "1px solid",
    borderColor: "border",
    "&:first-of-type": { borderTopWidth: "0", paddingTop: "0" },
  },
});

const Body = chakra("div", {
  base: {
    display: "grid",
    gap: "4",
    minWidth: 0,
    _empty: { display: "none" },
    // the rule between two settings is enough
    "& dl, & dl > :last-child": { borderWidth: "0" },
  },
});
