import type { ReactNode } from "react";
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
  return (
    <Root aria-label={name} offer={Boolean(was)}>
      <div className="product-detail__stand">
        <div className="product-detail__picture">
          {gallery ? (
            <ProductGallery sizes={SIZES} {...gallery} />
          ) : (
            <ProductPicture eager sizes={SIZES} {...picture} />
          )}
        </div>
        <div className="product-detail__edge">
          <span className="product-detail__tag">
            <Price {...price} size="lg" />
            {was && <Price {...was} size="sm" struck />}
          </span>
        </div>
      </div>
      <div className="product-detail__text">
        {badges && <div className="product-detail__badges">{badges}</div>}
        <h1 className="product-detail__name">{name}</h1>
        {unitPrice && <p className="product-detail__unitPrice">{unitPrice}</p>}
        {description && <p className="product-detail__description">{description}</p>}
        <div className="product-detail__control">{unavailable ?? control}</div>
        {children}
      </div>
    </Root>
  );
}
