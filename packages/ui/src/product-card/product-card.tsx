import type { ReactNode } from "react";
import { MeasuredName } from "../measured-name/measured-name.tsx";
import { Price, type PriceProps } from "../price/price.tsx";
import { ProductPicture, type ProductPictureProps } from "../product-picture/product-picture.tsx";
import { SlotClasses } from "./slot-classes.tsx";
import { Slot, type LinkElement } from "../slot/slot.tsx";
import { productCardSlotRecipe } from "./product-card.recipe.ts";

/** The `sizes` for the grid's columns at each width. */
const ON_THE_SHELF =
  "(min-width: 1920px) 13vw, (min-width: 1280px) 18vw, (min-width: 960px) 22vw, (min-width: 600px) 30vw, 44vw";

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
  /** Why it cannot be bought: "Agotado", "Solo en mostrador". Replaces the control. */
  unavailable?: string | undefined;
}

/** A product on the shelf: its picture, its price on the shelf's edge, and its control below. */
export function ProductCard(props: ProductCardProps) {
  const { name, link, picture, price, was, detail, badges, control, level = 3, unavailable } = props;
  const Name: `h${typeof level}` = `h${level}`;
  return (
    <SlotClasses
      recipe={productCardSlotRecipe}
      variants={{ faded: Boolean(unavailable), offer: Boolean(was) }}
    >
      {(classes) => (
        <article aria-label={name} className={classes.root}>
          <div className={classes.stand}>
            {badges && <div className={classes.badges}>{badges}</div>}
            <ProductPicture sizes={ON_THE_SHELF} {...picture} alt="" />
          </div>
          <div className={classes.edge}>
            <span className={classes.tag}>
              <Price {...price} />
              {was && <Price {...was} size="sm" struck />}
            </span>
          </div>
          <div className={classes.words}>
            <Name className={classes.name}>
              <Slot element={link}>
                <MeasuredName>{name}</MeasuredName>
              </Slot>
            </Name>
            {detail && <p className={classes.detail}>{detail}</p>}
          </div>
          <div className={classes.control}>
            {unavailable ? <p className={classes.unavailable}>{unavailable}</p> : control}
          </div>
        </article>
      )}
    </SlotClasses>
  );
}
