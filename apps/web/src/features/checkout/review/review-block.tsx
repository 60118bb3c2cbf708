import { Box, Flex, Grid, Heading, Link } from "@chakra-ui/react";
import { type LinkElement, Slot } from "@shop/ui";
import { useId, type ReactNode } from "react";

export interface ReviewBlockProps {
  heading: string;
  /** What was chosen. */
  children: ReactNode;
  /** The link back to the choice. @property name its unique accessible name: "Cambiar la dirección" */
  change: { link: LinkElement; text: string; name: string };
}

/** One choice of an order, with a link to change it. */
export function ReviewBlock({ heading, children, change }: ReviewBlockProps) {
  const id = useId();
  return (
    <Grid aria-labelledby={id} as="section" gap="2" layerStyle="tear" paddingY="4">
      <Flex align="center" gap="4" justify="space-between">
        <Heading id={id} size="lg">
          {heading}
        </Heading>
        <Link
          alignItems="center"
          asChild
          color="gold.fg"
          display="inline-flex"
          fontWeight="600"
          minHeight="control"
          variant="plain"
        >
          <Slot aria-label={change.name} element={change.link}>
            {change.text}
          </Slot>
        </Link>
      </Flex>
      <Box lineHeight="1.5" minWidth="0" overflowWrap="anywhere">
        {children}
      </Box>
    </Grid>
  );
}
