import { chakra, Heading } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

export interface ChoiceProps {
  legend: string;
  /** The value of the chosen option, if any. */
  value: string | undefined;
  onChange: (value: string) => void;
  /** The options. @param radio returns the props of the `ChoiceRadio` of a value */
  children: (radio: (value: string) => RadioProps) => ReactNode;
}

type RadioProps = { name: string; value: string; checked: boolean; onChange: () => void };

/** A choice of one, by native radio buttons: they work before any script has loaded. */
export function Choice({ legend, value: chosen, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <chakra.fieldset aria-labelledby={id} minWidth="0" role="radiogroup">
      <Heading as="legend" id={id} marginBottom="3" size="xl">
        {legend}
      </Heading>
      {children((value) => ({
        name: id,
        value,
        checked: value === chosen,
        onChange: () => onChange(value),
      }))}
    </chakra.fieldset>
  );
}

/** The label around a radio button, which shows where the focus is. */
export const ChoiceOption = chakra("label", {
  base: {
    border: "1px solid",
    borderColor: "border",
    cursor: "pointer",
    transitionProperty: "border-color, background-color",
    transitionDuration: "moderate",
    _hover: { borderColor: "border.emphasized" },
    "&:has(:focus-visible)": { outline: "2px solid", outlineColor: "gold.focusRing", outlineOffset: "2px" },
  },
});

/** A native radio button, styled as a ring that fills. */
export const ChoiceRadio = chakra(
  "input",
  {
    base: {
      appearance: "none",
      width: "1.25rem",
      height: "1.25rem",
      border: "2px solid",
      borderColor: "border.emphasized",
      borderRadius: "50%",
      outline: "none",
      _checked: { borderColor: "gold.border", borderWidth: "6px" },
      _highContrast: { appearance: "auto" },
    },
  },
  { defaultProps: { type: "radio" } },
);
