import { Box, Flex, Heading, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Price, type PriceProps } from "../price/price.tsx";
import { ProductPicture, type ProductPictureProps } from "../product-picture/product-picture.tsx";
import { ProductGallery, type ProductGalleryProps } from "../product-gallery/product-gallery.tsx";
import { Detail, Stand, Words } from "./parts.tsx";

/** How wide its pictures are. */
const SIZES = "(min-width: 960px) 28rem, 80vw";

export interface ProductDetailProps {
  name: string;
  picture: ProductPictureProps;
  /** In the place of the picture, where there are several. */
  gallery?: Omit<ProductGalleryProps, "sizes"> | undefined;
  price: Pick<PriceProps, "text" | "label">;
  was?: Pick<PriceProps, "text" | "label"> | undefined;
  /** Price by weight or volume: "$28.50 por litro". */
  unitPrice?: ReactNode;
  badges?: ReactNode;
  description?: ReactNode;
  /** `AddToCart`, as a rule. */
  control?: ReactNode;
  /** Why it cannot be bought here, in place of the control. */
  unavailable?: ReactNode;
  /** `DefinitionList`, notices. */
  children?: ReactNode;
}

/** One product with the shelf to itself; its name is the `h1`. */
export function ProductDetail(props: ProductDetailProps) {
  const { name, picture, gallery, price, was, unitPrice, badges, description } = props;
  const { control, unavailable, children } = props;
  const prices = (
    <>
      <Price {...price} size="lg" />
      {was && <Price {...was} size="sm" struck />}
    </>
  );
  const shown = gallery ? (
    <ProductGallery sizes={SIZES} {...gallery} />
  ) : (
    <ProductPicture eager sizes={SIZES} {...picture} />
  );
  return (
    <Detail aria-label={name}>
      <Stand offer={Boolean(was)} picture={shown} tag={prices} />
      <Words>
        {badges && (
          <Flex gap="1.5" wrap="wrap">
            {badges}
          </Flex>
        )}
        <Heading as="h1" size="3xl">
          {name}
        </Heading>
        {unitPrice && <Text color="fg.muted">{unitPrice}</Text>}
        {description && (
          <Text fontSize="lg" lineHeight="1.55" maxWidth="text">
            {description}
          </Text>
        )}
        <Box maxWidth="22rem" paddingY="2">
          {unavailable ?? control}
        </Box>
        {children}
      </Words>
    </Detail>
  );
}
