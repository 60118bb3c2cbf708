import { chakra, VisuallyHidden } from "@chakra-ui/react";

export interface PriceProps {
  /** The visible price: "$28.50". */
  text: string;
  /** The price for screen readers: "28 pesos con 50 centavos". */
  label: string;
  /** `sm` is for columns, so its cents are not raised. */
  size?: "sm" | "md" | "lg";
  /** A former price. */
  struck?: boolean;
}

/** A price with raised cents. Screen readers get `label` instead. */
export function Price({ text, label, size = "md", struck = false }: PriceProps) {
  const { whole, cents, rest } = size === "sm" ? { whole: text, cents: "", rest: "" } : splitPrice(text);
  return (
    <Root size={size} struck={struck}>
      <span aria-hidden="true">
        <span>{whole}</span>
        {cents && <b>{cents}</b>}
        {rest && <span>{rest}</span>}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Root>
  );
}

/** Cuts a formatted price ("$1,234.50", "12,50 €") at its decimal sign, so that the cents can be raised. */
function splitPrice(text: string) {
  const [, whole = text, cents = "", rest = ""] = /^(.*\d)[.,](\d{2})(\D*)$/.exec(text) ?? [];
  return { whole, cents, rest };
}

const Root = chakra("span", {
  base: {
    display: "inline-block",
    fontFamily: "heading",
    fontWeight: 800,
    lineHeight: "1",
    fontVariantNumeric: "lining-nums",
    whiteSpace: "nowrap",
    // the cents
    "& b": {
      fontSize: "0.58em",
      fontWeight: "inherit",
      marginInlineStart: "0.08em",
      verticalAlign: "0.52em",
    },
  },
  variants: {
    size: {
      sm: { fontSize: "xl", fontVariantNumeric: "lining-nums tabular-nums" },
      md: { fontSize: "2xl" },
      lg: { fontSize: "3.25rem" },
    },
    struck: {
      true: {
        fontWeight: 500,
        fontVariantNumeric: "lining-nums",
        textDecoration: "line-through",
        textDecorationThickness: "1px",
      },
    },
  },
});
