import { useId } from "react";
import { styled } from "../system/styled.ts";
import { shippingOptionsRecipe } from "./shipping-options.recipe.ts";

const Root = styled("fieldset", shippingOptionsRecipe);

export interface ShippingOption {
  value: string;
  label: string;
  /** When it arrives, or why it cannot be chosen. */
  detail?: string;
  /** Written out: "$59.00". */
  price?: string | undefined;
  disabled?: boolean;
}

export interface ShippingOptionsProps {
  legend: string;
  options: readonly ShippingOption[];
  /** The chosen option, if any. */
  value: string | undefined;
  onChange: (value: string) => void;
}

/** One choice out of a few, each with what it costs and when it arrives. Serves payment methods as well. */
export function ShippingOptions({ legend, options, value, onChange }: ShippingOptionsProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id} role="radiogroup">
      <legend className="shipping-options__legend" id={id}>
        {legend}
      </legend>
      {options.map((option) => (
        <label className="shipping-options__option" key={option.value}>
          <input
            checked={option.value === value}
            className="shipping-options__radio"
            disabled={option.disabled}
            name={id}
            onChange={() => onChange(option.value)}
            type="radio"
            value={option.value}
          />
          <span className="shipping-options__text">
            <span className="shipping-options__label">{option.label}</span>
            {option.detail && <span className="shipping-options__detail">{option.detail}</span>}
          </span>
          {option.price && <span className="shipping-options__price">{option.price}</span>}
        </label>
      ))}
    </Root>
  );
}
