import type { ReactNode } from "react";
import { Price, type PriceProps } from "../price/price.tsx";
import { ProductPicture, type ProductPictureProps } from "../product-picture/product-picture.tsx";
import { Slot, type LinkElement } from "../slot/slot.tsx";
import { styled } from "../system/styled.ts";
import { productCardRecipe } from "./product-card.recipe.ts";

/** As many columns as the grid has at each width. */
const ON_THE_SHELF =
  "(min-width: 1920px) 13vw, (min-width: 1280px) 18vw, (min-width: 960px) 22vw, (min-width: 600px) 30vw, 44vw";

const Root = styled("article", productCardRecipe);

export interface ProductCardProps {
  name: string;
  link: LinkElement;
  picture: Omit<ProductPictureProps, "alt">;
  price: Pick<PriceProps, "text" | "label">;
  /** The price before the offer; its presence turns the tag gold. */
  was?: Pick<PriceProps, "text" | "label"> | undefined;
  /** Size and price by weight: "1 L · $28.50 por litro". */
  detail?: ReactNode;
  badges?: ReactNode;
  /** `AddToCart`, as a rule. */
  control?: ReactNode;
  /** Level of the heading that the name is. */
  level?: 2 | 3;
  /** Why there is nothing to press: "Agotado", "Solo en mostrador". Takes the place of the control. */
  unavailable?: string | undefined;
}

/** A product on the shelf: it stands, its price hangs from the edge, and below is what can be done with it. */
export function ProductCard(props: ProductCardProps) {
  const { name, link, picture, price, was, detail, badges, control, level = 3, unavailable } = props;
  const Name = `h${level}` as const;
  return (
    <Root aria-label={name} faded={Boolean(unavailable)} offer={Boolean(was)}>
      <div className="product-card__stand">
        {badges && <div className="product-card__badges">{badges}</div>}
        <ProductPicture sizes={ON_THE_SHELF} {...picture} alt="" />
      </div>
      <div className="product-card__edge">
        <span className="product-card__tag">
          <Price {...price} />
          {was && <Price {...was} size="sm" struck />}
        </span>
      </div>
      <div className="product-card__text">
        <Name className="product-card__name">
          <Slot element={link}>{name}</Slot>
        </Name>
        {detail && <p className="product-card__detail">{detail}</p>}
      </div>
      <div className="product-card__control">
        {unavailable ? <p className="product-card__unavailable">{unavailable}</p> : control}
      </div>
    </Root>
  );
}
