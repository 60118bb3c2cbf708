import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import {
  Button,
  type LinkElement,
  MeasuredName,
  PlusIcon,
  Price,
  type PriceProps,
  ProductPicture,
  type ProductPictureProps,
  Slot,
} from "@shop/ui";

export interface SuggestionProps {
  name: string;
  link: LinkElement;
  picture: Omit<ProductPictureProps, "alt">;
  /** What all of it costs. */
  price: Pick<PriceProps, "text" | "label">;
  /** What all of it is: "2 piezas, 2.02 kg". */
  detail: string;
  /** `label` is the accessible name: "Agregar Arroz al carrito"; `text` what is written. */
  add: { label: string; text: string; onClick: () => void };
}

/** A product that would help, standing small on the shelf. Goes in a `SuggestionRow`. */
export function Suggestion({ name, link, picture, price, detail, add }: SuggestionProps) {
  return (
    // Column widths are fractions: without the margin a hairline cuts the shelf.
    <Flex
      aria-label={name}
      as="article"
      direction="column"
      marginRight="-1px"
      minWidth="0"
      position="relative"
    >
      <Box alignSelf="center" paddingTop="3" paddingX="3" width="6.5rem">
        <ProductPicture sizes="8rem" {...picture} alt="" />
      </Box>
      <Box boxShadow="shelf" height="0.5rem" layerStyle="shelf" paddingLeft="3">
        <Tag>
          <Price {...price} size="sm" />
        </Tag>
      </Box>
      <Name>
        <Slot element={link}>
          <MeasuredName>{name}</MeasuredName>
        </Slot>
      </Name>
      <Text color="fg.muted" fontVariantNumeric="tabular-nums" marginTop="1" paddingX="3" textStyle="sm">
        {detail}
      </Text>
      <Box paddingBottom="1" paddingTop="2" paddingX="3">
        <Button aria-label={add.label} onClick={add.onClick} size="sm" variant="outline" width="full">
          <PlusIcon />
          {add.text}
        </Button>
      </Box>
    </Flex>
  );
}

const Tag = chakra("span", {
  base: {
    layerStyle: "priceTag",
    position: "relative",
    display: "inline-flex",
    paddingX: "2",
    paddingTop: "1.5",
    paddingBottom: "1",
  },
});

const Name = chakra("p", {
  base: {
    flex: 1,
    marginTop: "8",
    paddingX: "3",
    fontSize: "sm",
    fontWeight: 500,
    lineHeight: "1.3",
    "& a": { lineClamp: 3 },
    "& a:hover": { textDecoration: "underline" },
  },
});
