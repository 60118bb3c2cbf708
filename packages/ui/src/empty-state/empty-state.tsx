import { Box, chakra, Flex, Grid, Heading, Text } from "@chakra-ui/react";
import type { ComponentProps, ReactNode } from "react";
import { MinusIcon } from "../icons/icons.ts";

export interface EmptyStateProps {
  heading: string;
  text?: ReactNode;
  /** 1 if the screen has no other heading. */
  level?: 1 | 2 | 3;
  /** An alternative: usually a link button. */
  children?: ReactNode;
}

/** An empty shelf with a blank tag, and an action. */
export function EmptyState(props: EmptyStateProps) {
  return <StateFrame icon={<MinusIcon />} {...props} />;
}

interface StateFrameProps extends EmptyStateProps {
  icon: ReactNode;
  /** The tag is red, and a screen reader announces it at once. */
  failed?: boolean;
}

/** A shelf without products, with a tag and the content below. */
export function StateFrame({ icon, failed = false, heading, text, level = 2, children }: StateFrameProps) {
  const tagColors: ComponentProps<typeof Tag> = failed
    ? { bg: "bg.error", color: "fg.error" }
    : { bg: "tag", color: "onTagMuted" };
  return (
    <Grid gap="3" justifyItems="start" paddingBottom="8" paddingTop="12" role={failed ? "alert" : undefined}>
      <Box
        boxShadow="shelf"
        height="0.75rem"
        justifySelf="stretch"
        layerStyle="shelf"
        marginBottom="10"
        paddingLeft="3"
      >
        <Tag {...tagColors}>{icon}</Tag>
      </Box>
      <Heading as={`h${level}`}>{heading}</Heading>
      {text && (
        <Text color="fg.muted" fontSize="lg" maxWidth="text">
          {text}
        </Text>
      )}
      {children && (
        <Flex gap="3" marginTop="2" wrap="wrap">
          {children}
        </Flex>
      )}
    </Grid>
  );
}

const Tag = chakra("span", {
  base: {
    position: "relative",
    top: "0.25rem",
    display: "inline-grid",
    placeItems: "center",
    width: "4.5rem",
    height: "2.5rem",
    fontSize: "xl",
    borderRadius: "l1",
    boxShadow: "tag",
  },
});
