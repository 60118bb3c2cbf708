import { Box, chakra, Flex, Grid, Heading, Text } from "@chakra-ui/react";
import { type ReactNode, type Ref, useId } from "react";

export interface AddressCardProps {
  /** Who receives it. */
  name: string;
  /** Street, neighbourhood, city: each on a line of its own. */
  lines: readonly string[];
  /** Directions for the courier. */
  notes?: string | undefined;
  /** A tag: the address that is offered first. */
  badge?: ReactNode;
  /** What can be done with it. */
  children?: ReactNode;
  /** Lets a script focus the card after the address has changed. */
  ref?: Ref<HTMLElement>;
}

/** An address as it stands on a parcel, with a dashed line to tear at. */
export function AddressCard({ name, lines, notes, badge, children, ref }: AddressCardProps) {
  const id = useId();
  return (
    <Label aria-labelledby={id} chosen={Boolean(badge)} ref={ref} tabIndex={-1}>
      <Box lineHeight="1.5" overflowWrap="anywhere" padding="4">
        <Flex align="start" gap="2" justify="space-between" marginBottom="2" wrap="wrap">
          <Heading as="h3" id={id} overflowWrap="anywhere" size="lg">
            {name}
          </Heading>
          {badge}
        </Flex>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {notes && (
          <Text color="fg.muted" marginTop="2" textStyle="sm">
            {notes}
          </Text>
        )}
      </Box>
      {children && (
        <Grid gap="3" layerStyle="tear" paddingX="4" paddingY="2">
          {children}
        </Grid>
      )}
    </Label>
  );
}

const Label = chakra("article", {
  base: {
    display: "grid",
    gridTemplate: "1fr auto / minmax(0, 1fr)",
    minWidth: 0,
    bg: "bg.panel",
    border: "1px solid",
    borderColor: "border",
    borderRadius: "l1",
    _focusVisible: { outlineOffset: "2px" },
  },
  variants: {
    chosen: {
      true: { borderColor: "gold.border", boxShadow: "inset 0 3px 0 var(--chakra-colors-gold-border)" },
    },
  },
});
