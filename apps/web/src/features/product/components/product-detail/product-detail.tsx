import { Box, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import {
  ActionBar,
  MeasuredName,
  Price,
  type PriceProps,
  ProductPicture,
  type ProductPictureProps,
} from "@shop/ui";
import type { ReactNode } from "react";
import { type PictureZoom, ZoomButton } from "../picture-zoom/zoom-button.tsx";
import { ProductGallery, type ProductGalleryProps } from "../product-gallery/product-gallery.tsx";
import { Cost, Detail, Stand } from "./parts.tsx";

/** How wide its pictures are. */
const SIZES = "(min-width: 960px) 28rem, 80vw";

export interface ProductDetailProps {
  name: string;
  picture: ProductPictureProps;
  /** Replaces the picture if there are several. */
  gallery?: Omit<ProductGalleryProps, "sizes" | "zoom"> | undefined;
  /** Its pictures open larger. */
  zoom?: PictureZoom | undefined;
  price: Pick<PriceProps, "text" | "label">;
  was?: Pick<PriceProps, "text" | "label"> | undefined;
  /** Price by weight or volume: "$28.50 por litro". */
  unitPrice?: ReactNode;
  /** The brand: a link to its other products. */
  brand?: ReactNode;
  badges?: ReactNode;
  /** A `p` each: whether it is in stock, when it can arrive. */
  terms?: ReactNode;
  description?: ReactNode;
  /** Usually `AddToCart`; alternatives for a product that cannot be bought. */
  control?: ReactNode;
  /** Why it cannot be bought here, on its price tag: "Agotado". */
  unavailable?: string | undefined;
  /** On a phone the control stays visible above the main links. */
  bar?: boolean;
  /** `DataList`, notices. */
  children?: ReactNode;
}

/** One product on its own screen; its name is the `h1`. */
export function ProductDetail(props: ProductDetailProps) {
  const { name, picture, gallery, zoom, price, was, unitPrice, badges, description } = props;
  const { brand, terms, control, unavailable, bar = false, children } = props;
  const prices = (
    <>
      <Price {...price} size="lg" />
      {was && <Price {...was} size="sm" struck />}
      {unavailable && <Text fontWeight="700">{unavailable}</Text>}
    </>
  );
  const shown = gallery ? (
    <ProductGallery sizes={SIZES} zoom={zoom} {...gallery} />
  ) : (
    <OnePicture name={name} picture={picture} zoom={zoom} />
  );
  return (
    <Detail aria-label={name}>
      <Stand picture={shown} several={Boolean(gallery)} />
      <Stack gap="4">
        {badges && (
          <Flex gap="1.5" wrap="wrap">
            {badges}
          </Flex>
        )}
        <Heading as="h1" size="3xl">
          <MeasuredName>{name}</MeasuredName>
        </Heading>
        {brand && (
          <Text fontSize="lg" marginTop="-2">
            {brand}
          </Text>
        )}
        <Cost offer={Boolean(was)} tag={prices} unitPrice={unitPrice} />
        {terms && <Stack gap="1">{terms}</Stack>}
        {unavailable ? (
          control
        ) : (
          <Box maxWidth={{ sm: "22rem" }} paddingY="2">
            {bar ? <ActionBar>{control}</ActionBar> : control}
          </Box>
        )}
        {description && (
          <Text fontSize="lg" lineHeight="1.55" maxWidth="text">
            {description}
          </Text>
        )}
        {children}
      </Stack>
    </Detail>
  );
}

function OnePicture({ name, picture, zoom }: Pick<ProductDetailProps, "name" | "picture" | "zoom">) {
  const { src } = picture;
  const shown = <ProductPicture eager sizes={SIZES} {...picture} />;
  if (!zoom || src === undefined) return shown;
  return (
    <ZoomButton
      label={zoom.label(name)}
      onIntent={zoom.onIntent}
      onOpen={() => zoom.onOpen({ src, alt: name })}
    >
      {shown}
    </ZoomButton>
  );
}
