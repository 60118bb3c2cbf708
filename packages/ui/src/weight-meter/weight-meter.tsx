import { chakra, Grid } from "@chakra-ui/react";
import { ChevronIcon } from "../icons/icons.ts";

export interface WeightMeterProps {
  /** The name of the meter: "Peso mínimo". */
  label: string;
  /** Grams in the cart. */
  value: number;
  /** The minimum in grams. */
  minimum: number;
  /** Whether it is enough; the caller decides. */
  reached: boolean;
  /** "Te faltan 1.20 kg para poder pagar". An `Announcer` reads it out once it is stable. */
  sentence: string;
  /** Called to show products that fill it; makes the sentence a button. */
  onFill?: (() => void) | undefined;
}

/** How far the cart is from the minimum weight. */
export function WeightMeter({ label, value, minimum, reached, sentence, onFill }: WeightMeterProps) {
  const share = Math.min(100, (100 * value) / minimum);
  return (
    <Grid gap="2">
      <Meter
        aria-label={label}
        max={minimum}
        min={0}
        reached={reached}
        style={{ backgroundSize: `${share}% 100%` }}
        value={Math.min(value, minimum)}
      />
      {/* It changes with every click, and would be announced as often. */}
      <chakra.output
        _empty={{ display: "none" }}
        aria-live="off"
        color={reached ? "fg.success" : undefined}
        fontWeight="600"
        textStyle="sm"
      >
        {onFill ? (
          <chakra.button
            alignItems="center"
            color="inherit"
            cursor="pointer"
            display="flex"
            fontWeight="inherit"
            gap="1"
            minHeight="control"
            onClick={onFill}
            textAlign="start"
            textDecoration="underline"
            textUnderlineOffset="0.2em"
            type="button"
          >
            <span>{sentence}</span>
            <ChevronIcon />
          </chakra.button>
        ) : (
          sentence
        )}
      </chakra.output>
    </Grid>
  );
}

const fill = (color: string) => ({
  backgroundImage: `linear-gradient(var(--chakra-colors-${color}) 0 0)`,
});

/** A native `meter`, which Chakra lacks. */
const Meter = chakra("meter", {
  base: {
    appearance: "none",
    display: "block",
    width: "100%",
    height: "0.625rem",
    border: 0,
    borderRadius: "l1",
    bg: "bg.muted",
    ...fill("gold-border"),
    backgroundRepeat: "no-repeat",
    transitionProperty: "background-size",
    transitionDuration: "moderate",
    transitionTimingFunction: "out",
    // the parts of a native meter differ by browser: the element keeps the semantics, its background shows the value
    "&::-webkit-meter-inner-element": { display: "none" },
    "&::-moz-meter-bar": { background: "none" },
    // forced colours would remove the gradient
    _highContrast: {
      forcedColorAdjust: "none",
      border: "1px solid CanvasText",
      background: "linear-gradient(Highlight 0 0) no-repeat Canvas",
    },
  },
  variants: { reached: { true: fill("fg-success") } },
});
