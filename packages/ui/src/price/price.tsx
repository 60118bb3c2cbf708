import { VisuallyHidden } from "@chakra-ui/react";
import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { styled } from "../system/styled.ts";
import { splitPrice } from "./split-price.ts";

const Root = styled(
  "span",
  defineSlotRecipe({
    className: "price",
    slots: ["root", "cents"],
    base: {
      root: {
        display: "inline-block",
        fontFamily: "heading",
        fontWeight: 800,
        lineHeight: "1",
        fontVariantNumeric: "lining-nums",
        whiteSpace: "nowrap",
      },
      cents: { fontSize: "0.58em", marginInlineStart: "0.08em", verticalAlign: "0.52em" },
    },
    variants: {
      size: {
        sm: { root: { fontSize: "xl", fontVariantNumeric: "lining-nums tabular-nums" } },
        md: { root: { fontSize: "2xl" } },
        lg: { root: { fontSize: "3.25rem" } },
      },
      struck: {
        true: {
          root: {
            fontWeight: 500,
            fontVariantNumeric: "lining-nums",
            textDecoration: "line-through",
            textDecorationThickness: "1px",
          },
        },
      },
    },
    defaultVariants: { size: "md" },
  }),
);

export interface PriceProps {
  /** The price as written: "$28.50". */
  text: string;
  /** The price as said: "28 pesos con 50 centavos". */
  label: string;
  /** `sm` stands in columns, so its cents stay on the line. */
  size?: "sm" | "md" | "lg";
  /** A price that no longer holds. */
  struck?: boolean;
}

/** A price with raised cents. Screen readers get the sentence and not the figures. */
export function Price({ text, label, size = "md", struck = false }: PriceProps) {
  const { whole, cents, rest } = size === "sm" ? { whole: text, cents: "", rest: "" } : splitPrice(text);
  return (
    <Root size={size} struck={struck}>
      <span aria-hidden="true">
        {whole}
        {cents && <span className="price__cents">{cents}</span>}
        {rest}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Root>
  );
}
