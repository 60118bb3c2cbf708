import { Box, chakra, Heading, Text } from "@chakra-ui/react";
import type { OrderItem } from "@shop/contract";
import { ProductPicture } from "@shop/ui";
import { weight } from "@shop/web/format";
import { texts } from "../shared/texts.ts";

/** What is to be picked: how many of what, readable at arm's length. */
export function PickList({ label, items }: { label: string; items: OrderItem[] }) {
  return (
    <Box as="section">
      <Heading as="h3" marginBottom="1" size="lg">
        {label}
      </Heading>
      <ul>
        {items.map(({ id, name, quantity, image, weight: grams }) => (
          <Line key={id}>
            <ProductPicture alt="" src={image || undefined} />
            <Text as="span" fontFamily="heading" fontWeight="bold" textStyle="2xl" whiteSpace="nowrap">
              {texts.order.quantity(quantity)}
            </Text>
            <Box minWidth="0">
              <Text fontWeight="semibold" overflowWrap="anywhere">
                {name}
              </Text>
              <Text color="fg.muted" textStyle="sm">
                {weight(grams)}
              </Text>
            </Box>
          </Line>
        ))}
      </ul>
    </Box>
  );
}

const Line = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: "3.5rem minmax(3rem, max-content) minmax(0, 1fr)",
    alignItems: "center",
    columnGap: "3",
    paddingY: "2",
    borderBottom: "1px dashed",
    borderColor: "border",
    fontVariantNumeric: "tabular-nums",
  },
});
