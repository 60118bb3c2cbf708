import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { MeasuredName } from "../measured-name/measured-name.tsx";
import { Price, type PriceProps } from "../price/price.tsx";
import { ProductPicture, type ProductPictureProps } from "../product-picture/product-picture.tsx";
import { Slot, type LinkElement } from "../slot/slot.tsx";

export interface SuggestionProps {
  name: string;
  link: LinkElement;
  picture: Omit<ProductPictureProps, "alt">;
  /** The total price. */
  price: Pick<PriceProps, "text" | "label">;
  /** The total quantity: "2 piezas, 2.02 kg". */
  detail: string;
  /** `AddToCart`, or a button that adds all of it. */
  control: ReactNode;
}

/** A suggested product, small. Belongs in a `SuggestionRow`. */
export function Suggestion({ name, link, picture, price, detail, control }: SuggestionProps) {
  return (
    // Column widths are fractional: without the margin there are hairline gaps in the shelf.
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
        {control}
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
