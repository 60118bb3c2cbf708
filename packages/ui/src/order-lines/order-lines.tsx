import { Box, chakra, Text } from "@chakra-ui/react";
import { ProductPicture } from "../product-picture/product-picture.tsx";
import { Slot, type LinkElement } from "../slot/slot.tsx";

export interface OrderLineProps {
  id: string;
  name: string;
  /** Links to the product, if it still has a page. */
  link?: LinkElement;
  picture: string;
  /** "2 × $28.50 · 2.06 kg" */
  detail: string;
  /** "$57.00" */
  total: string;
}

/** The lines of an order, as on a receipt. */
export function OrderLines({ label, lines }: { label: string; lines: readonly OrderLineProps[] }) {
  return (
    <chakra.ul aria-label={label} borderColor="shelf" borderTopWidth="2px">
      {lines.map(({ id, name, link, picture, detail, total }) => (
        <Line aria-label={name} key={id}>
          <Box _print={{ display: "none" }} alignSelf="center" as="span" gridArea="picture">
            <ProductPicture alt="" src={picture || undefined} />
          </Box>
          <Text as="span" fontWeight="600" gridArea="name" lineHeight="1.3" overflowWrap="anywhere">
            {link ? <Slot element={link}>{name}</Slot> : name}
          </Text>
          <Text as="span" color="fg.muted" gridArea="detail" textStyle="sm">
            {detail}
          </Text>
          <Text as="span" fontWeight="600" gridArea="total">
            {total}
          </Text>
        </Line>
      ))}
    </chakra.ul>
  );
}

const Line = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: "3rem minmax(0, 1fr) auto",
    gridTemplateAreas: '"picture name total" "picture detail detail"',
    alignItems: "baseline",
    columnGap: "3",
    paddingY: "3",
    borderBottom: "1px dashed",
    borderColor: "border",
    breakInside: "avoid",
    fontVariantNumeric: "tabular-nums",
    "& a:hover": { textDecoration: "underline" },
    _print: {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      gridTemplateAreas: '"name total" "detail detail"',
      paddingY: "1.5",
    },
  },
});
