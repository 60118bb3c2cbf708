import { useEffect, useRef } from "react";
import { Button } from "../button/button.tsx";
import { PlusIcon } from "../icons/icons.ts";
import { type QuantityLabels, QuantityStepper } from "../quantity-stepper/quantity-stepper.tsx";

export interface AddToCartProps {
  /** Units in the cart; zero shows the button. */
  quantity: number;
  /** The label of the button: "Agregar". */
  text: string;
  /** The accessible names, each with the product in it. */
  labels: QuantityLabels & { add: string };
  onChange: (quantity: number) => void;
  max?: number;
  pending?: boolean;
  /** `solid` where the product is alone on the screen. */
  variant?: "solid" | "outline";
  size?: "md" | "lg";
}

/** The button that adds a product to the cart, and its stepper from then on. The focus follows the change. */
export function AddToCart(props: AddToCartProps) {
  const { quantity, text, labels, onChange, max, pending = false, variant = "outline", size = "md" } = props;
  const add = useRef<HTMLButtonElement>(null);
  const increase = useRef<HTMLButtonElement>(null);
  const acted = useRef(false);
  const inCart = quantity > 0;

  useEffect(() => {
    const lostFocus = document.activeElement === document.body;
    if (acted.current && lostFocus) (inCart ? increase : add).current?.focus();
    acted.current = false;
  }, [inCart]);

  const change = (next: number) => {
    acted.current = next > 0 !== inCart; // only the shopper's own action may move the focus
    onChange(next);
  };

  if (inCart) {
    return (
      <QuantityStepper
        block
        increaseRef={increase}
        labels={labels}
        onChange={change}
        pending={pending}
        size={size}
        value={quantity}
        {...(max === undefined ? {} : { max })}
      />
    );
  }
  return (
    <Button
      aria-label={labels.add}
      width="full"
      onClick={() => change(1)}
      ref={add}
      size={size}
      variant={variant}
    >
      <PlusIcon />
      <span>{text}</span>
    </Button>
  );
}
