import type { ReactNode } from "react";
import { MeasuredName } from "../measured-name/measured-name.tsx";
import { Price, type PriceProps } from "../price/price.tsx";
import { ProductPicture, type ProductPictureProps } from "../product-picture/product-picture.tsx";
import { Slot, type LinkElement } from "../slot/slot.tsx";
import { Badges, Control, Detail, Edge, Name, Root, Stand, Tag, Unavailable, Words } from "./parts.tsx";

/** As many columns as the grid has at each width. */
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
  /** Why there is nothing to press: "Agotado", "Solo en mostrador". Takes the place of the control. */
  unavailable?: string | undefined;
}

/** A product on the shelf: it stands, its price hangs from the edge, and below is what can be done with it. */
export function ProductCard(props: ProductCardProps) {
  const { name, link, picture, price, was, detail, badges, control, level = 3, unavailable } = props;
  return (
    <Root aria-label={name} faded={Boolean(unavailable)} offer={Boolean(was)}>
      <Stand>
        {badges && <Badges>{badges}</Badges>}
        <ProductPicture sizes={ON_THE_SHELF} {...picture} alt="" />
      </Stand>
      <Edge>
        <Tag>
          <Price {...price} />
          {was && <Price {...was} size="sm" struck />}
        </Tag>
      </Edge>
      <Words>
        <Name as={`h${level}`}>
          <Slot element={link}>
            <MeasuredName>{name}</MeasuredName>
          </Slot>
        </Name>
        {detail && <Detail>{detail}</Detail>}
      </Words>
      <Control>{unavailable ? <Unavailable>{unavailable}</Unavailable> : control}</Control>
    </Root>
  );
}
