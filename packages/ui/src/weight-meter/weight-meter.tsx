import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { styled } from "../system/styled.ts";

const bar = { bg: "muted", borderRadius: "sm", border: 0 };

const Root = styled(
  "div",
  defineSlotRecipe({
    className: "weight-meter",
    slots: ["root", "meter", "sentence"],
    base: {
      root: { display: "grid", gap: "2" },
      meter: {
        display: "block",
        width: "100%",
        height: "0.625rem",
        appearance: "none",
        ...bar,
        overflow: "hidden",
        "&::-webkit-meter-inner-element": { display: "block", height: "100%" },
        "&::-webkit-meter-bar": { height: "100%", ...bar },
        "&::-webkit-meter-optimum-value, &::-webkit-meter-suboptimum-value": {
          bg: "line",
          transition: "inline-size var(--shop-durations-move) var(--shop-easings-out)",
        },
        "&::-moz-meter-bar": { bg: "line" },
      },
      sentence: { textStyle: "small", fontWeight: 600, _empty: { display: "none" } },
    },
    variants: {
      reached: {
        true: {
          meter: {
            "&::-webkit-meter-optimum-value": { bg: "success" },
            "&::-moz-meter-bar": { bg: "success" },
          },
          sentence: { color: "success" },
        },
      },
    },
  }),
);

export interface WeightMeterProps {
  /** The name of the meter: "Peso mínimo". */
  label: string;
  /** Grams in the cart. */
  value: number;
  /** Grams that payment asks for. */
  minimum: number;
  /** Said as it changes: "Te faltan 1.20 kg para poder pagar". */
  sentence: string;
}

/** How far the cart is from the weight that payment asks for. */
export function WeightMeter({ label, value, minimum, sentence }: WeightMeterProps) {
  return (
    <Root reached={value >= minimum}>
      <meter
        aria-label={label}
        className="weight-meter__meter"
        max={minimum}
        min={0}
        value={Math.min(value, minimum)}
      />
      <output className="weight-meter__sentence">{sentence}</output>
    </Root>
  );
}
