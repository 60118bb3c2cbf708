import { VisuallyHidden } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { TrashIcon } from "../icons/icons.ts";
import { Price, type PriceProps } from "../price/price.tsx";
import { ProductPicture, type ProductPictureProps } from "../product-picture/product-picture.tsx";
import { QuantityStepper, type QuantityStepperProps } from "../quantity-stepper/quantity-stepper.tsx";
import { Slot, type LinkElement } from "../slot/slot.tsx";
import { styled } from "../system/styled.ts";
import { cartLineRecipe } from "./cart-line.recipe.ts";

const Root = styled("li", cartLineRecipe);

export interface CartLineProps {
  name: string;
  link: LinkElement;
  picture: Omit<ProductPictureProps, "alt">;
  /** "$28.50 c/u · 1.03 kg". */
  detail: ReactNode;
  total: Pick<PriceProps, "text" | "label">;
  stepper: Omit<QuantityStepperProps, "block" | "pending">;
  remove: { label: string; onClick: () => void };
  /** How it must be handled, in two words: a `HandlingBadge`. */
  badge?: ReactNode;
  /** Something to know about this line: "Quedan 3". */
  note?: ReactNode;
  /** Changed here and not yet answered by the server, for screen readers: "Sin confirmar". */
  pending?: string | undefined;
}

/** One product in the cart. Goes in a `CartGroup`. */
export function CartLine({
  name,
  link,
  picture,
  detail,
  total,
  stepper,
  remove,
  badge,
  note,
  pending,
}: CartLineProps) {
  return (
    <Root aria-label={name} unconfirmed={pending !== undefined}>
      <div className="cart-line__picture">
        <ProductPicture sizes="5rem" {...picture} alt="" />
      </div>
      <div className="cart-line__text">
        <p className="cart-line__name">
          <Slot element={link}>{name}</Slot>
        </p>
        <p className="cart-line__detail">{detail}</p>
        {badge}
        {note && <p className="cart-line__note">{note}</p>}
      </div>
      <div className="cart-line__total">
        <Price {...total} size="sm" />
        {pending && <VisuallyHidden>{pending}</VisuallyHidden>}
      </div>
      <div className="cart-line__control">
        <QuantityStepper {...stepper} pending={pending !== undefined} />
        <button
          aria-label={remove.label}
          className="cart-line__remove"
          onClick={remove.onClick}
          type="button"
        >
          <TrashIcon />
        </button>
      </div>
    </Root>
  );
}
