import { Box, chakra, Flex, Heading, Text } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

export interface CartGroupProps {
  heading: string;
  /** What the handling means: "Viaja en caja fría". */
  note?: ReactNode;
  /** Subtotal and weight of these lines. */
  sums: readonly { label: string; value: string }[];
  /** `CartLine`s. */
  children: ReactNode;
}

/** The lines of the cart that are handled alike, with their own subtotal and weight. */
export function CartGroup({ heading, note, sums, children }: CartGroupProps) {
  const id = useId();
  return (
    <Box aria-labelledby={id} as="section" marginBottom="10">
      <Flex
        align="center"
        borderBottomWidth="2px"
        borderColor="fg"
        columnGap="3"
        paddingBottom="2"
        rowGap="1"
        wrap="wrap"
      >
        <Heading id={id}>{heading}</Heading>
        {note && (
          <Text color="fg.muted" flexBasis="100%" textStyle="sm">
            {note}
          </Text>
        )}
      </Flex>
      <chakra.ul containerType="inline-size">{children}</chakra.ul>
      <Flex as="dl" columnGap="6" justify="flex-end" paddingTop="3" wrap="wrap">
        {sums.map(({ label, value }) => (
          <Flex color="fg.muted" gap="2" key={label}>
            <dt>{`${label}:`}</dt>
            <chakra.dd color="fg" fontVariantNumeric="tabular-nums" fontWeight="600">
              {value}
            </chakra.dd>
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}
