import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { useId, type ReactNode } from "react";
import { radioLook } from "../system/radio-look.ts";
import { styled } from "../system/styled.ts";

const Root = styled(
  "fieldset",
  defineSlotRecipe({
    className: "address-choice",
    slots: ["root", "legend", "list", "option", "radio", "text", "name", "line"],
    base: {
      root: { minWidth: 0 },
      legend: { textStyle: "subheading", marginBottom: "3" },
      list: {
        display: "grid",
        gap: "3",
        gridTemplateColumns: "repeat(auto-fill, minmax(min(17.25rem, 100%), 1fr))",
      },
      option: {
        display: "grid",
        gridTemplateColumns: "auto minmax(0, 1fr)",
        alignItems: "start",
        columnGap: "3",
        padding: "4",
        bg: "bg.panel",
        border: "1px solid",
        borderColor: "border",
        borderRadius: "l1",
        cursor: "pointer",
        transitionProperty: "border-color",
        transitionDuration: "moderate",
        _hover: { borderColor: "border.emphasized" },
        "&:has(:checked)": {
          borderColor: "gold.border",
          boxShadow: "inset 0 3px 0 var(--chakra-colors-gold-border)",
        },
        "&:has(:focus-visible)": {
          outline: "2px solid",
          outlineColor: "gold.focusRing",
          outlineOffset: "2px",
        },
      },
      radio: radioLook,
      text: { display: "block", minWidth: 0, overflowWrap: "anywhere", lineHeight: "1.5" },
      name: {
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        justifyContent: "space-between",
        gap: "2",
        marginBottom: "1",
        textStyle: "label",
      },
      line: { display: "block" },
    },
  }),
);

export interface AddressChoiceProps {
  legend: string;
  addresses: readonly {
    value: string;
    /** Who receives it. */
    name: string;
    /** Street, neighbourhood, city: each on a line of its own. */
    lines: readonly string[];
    /** A tag: the address that is offered first. */
    badge?: ReactNode;
  }[];
  /** The chosen address, if any. */
  value: string | undefined;
  onChange: (value: string) => void;
}

/** Where an order goes: the labels of the address book, one of them. */
export function AddressChoice({ legend, addresses, value, onChange }: AddressChoiceProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id} role="radiogroup">
      <legend className="address-choice__legend" id={id}>
        {legend}
      </legend>
      <div className="address-choice__list">
        {addresses.map((address) => (
          <label className="address-choice__option" key={address.value}>
            <input
              checked={address.value === value}
              className="address-choice__radio"
              name={id}
              onChange={() => onChange(address.value)}
              type="radio"
              value={address.value}
            />
            <span className="address-choice__text">
              <span className="address-choice__name">
                {address.name}
                {address.badge}
              </span>
              {address.lines.map((line) => (
                <span className="address-choice__line" key={line}>
                  {line}
                </span>
              ))}
            </span>
          </label>
        ))}
      </div>
    </Root>
  );
}
