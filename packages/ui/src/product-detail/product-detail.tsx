import type { ReactNode } from "react";
import { ActionBar } from "../action-bar/action-bar.tsx";
import { Price, type PriceProps } from "../price/price.tsx";
import { ProductPicture, type ProductPictureProps } from "../product-picture/product-picture.tsx";
import { ProductGallery, type ProductGalleryProps } from "../product-gallery/product-gallery.tsx";
import { styled } from "../system/styled.ts";
import { productDetailRecipe } from "./product-detail.recipe.ts";

const Root = styled("article", productDetailRecipe);

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
  /** Who makes it: a link to what else is theirs. */
  brand?: ReactNode;
  badges?: ReactNode;
  /** What one wants to know before buying, a `p` each: whether it is there, when it comes. */
  terms?: ReactNode;
  description?: ReactNode;
  /** `AddToCart`, as a rule. */
  control?: ReactNode;
  /** Why it cannot be bought here, in place of the control. */
  unavailable?: ReactNode;
  /** On a phone the control stays in sight, with the price, above the main links. */
  bar?: boolean;
  /** `DefinitionList`, notices. */
  children?: ReactNode;
}

/** One product with the shelf to itself; its name is the `h1`. */
export function ProductDetail(props: ProductDetailProps) {
  const { name, picture, gallery, price, was, unitPrice, badges, description } = props;
  const { brand, terms, control, unavailable, bar = false, children } = props;
  return (
    <Root aria-label={name} offer={Boolean(was)} several={Boolean(gallery)}>
      <div className="product-detail__stand">
        <div className="product-detail__picture">
          {gallery ? (
            <ProductGallery sizes={SIZES} {...gallery} />
          ) : (
            <ProductPicture eager sizes={SIZES} {...picture} />
          )}
        </div>
        <div className="product-detail__edge" />
      </div>
      <div className="product-detail__text">
        {badges && <div className="product-detail__badges">{badges}</div>}
        <h1 className="product-detail__name">{name}</h1>
        {brand && <p className="product-detail__brand">{brand}</p>}
        <div className="product-detail__cost">
          <span className="product-detail__tag">
            <Price {...price} size="lg" />
            {was && <Price {...was} size="sm" struck />}
          </span>
          {unitPrice && <p className="product-detail__unitPrice">{unitPrice}</p>}
        </div>
        {terms && <div className="product-detail__terms">{terms}</div>}
        <div className="product-detail__control">
          {bar && !unavailable ? (
            <ActionBar detail={<Price label="" text={price.text} />}>{control}</ActionBar>
          ) : (
            (unavailable ?? control)
          )}
        </div>
        {description && <p className="product-detail__description">{description}</p>}
        {children}
      </div>
    </Root>
  );
}
