import { Button } from "../button/button.tsx";
import { PlusIcon } from "../icons/icons.ts";
import { Price, type PriceProps } from "../price/price.tsx";
import { ProductPicture, type ProductPictureProps } from "../product-picture/product-picture.tsx";
import { Slot, type LinkElement } from "../slot/slot.tsx";
import { styled } from "../system/styled.ts";
import { suggestionRecipe } from "./suggestion.recipe.ts";

const Root = styled("article", suggestionRecipe);

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
    <Root aria-label={name}>
      <div className="suggestion__stand">
        <ProductPicture sizes="8rem" {...picture} alt="" />
      </div>
      <div className="suggestion__edge">
        <span className="suggestion__tag">
          <Price {...price} size="sm" />
        </span>
      </div>
      <p className="suggestion__name">
        <Slot element={link}>{name}</Slot>
      </p>
      <p className="suggestion__detail">{detail}</p>
      <div className="suggestion__control">
        <Button aria-label={add.label} width="full" onClick={add.onClick} size="sm" variant="outline">
          <PlusIcon />
          {add.text}
        </Button>
      </div>
    </Root>
  );
}
