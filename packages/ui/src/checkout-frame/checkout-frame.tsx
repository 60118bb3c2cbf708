import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { ChevronIcon } from "../icons/icons.ts";
import { styled } from "../system/styled.ts";

const Root = styled(
  "div",
  defineSlotRecipe({
    className: "checkout-frame",
    slots: ["root", "main", "aside", "receipt", "fold", "bar", "total", "arrow"],
    base: {
      root: {
        display: "grid",
        gap: { base: "6", md: "12" },
        alignItems: "start",
        gridTemplateColumns: { md: "minmax(0, 1fr) 20rem", lg: "minmax(0, 44rem) 24rem" },
        justifyContent: { lg: "space-between" },
      },
      main: { minWidth: 0 },
      aside: {
        display: "grid",
        gap: "4",
        minWidth: 0,
        position: { md: "sticky" },
        top: { md: "6.5rem" },
      },
      receipt: { display: { base: "none", md: "block" } },
      fold: { display: { md: "none" }, minWidth: 0, bg: "bg.panel", borderRadius: "l1" },
      bar: {
        display: "flex",
        alignItems: "center",
        gap: "3",
        minHeight: "control",
        paddingX: "4",
        listStyle: "none",
        cursor: "pointer",
        fontWeight: 600,
        "&::-webkit-details-marker": { display: "none" },
      },
      total: {
        marginInlineStart: "auto",
        fontFamily: "heading",
        fontSize: "xl",
        fontWeight: 800,
        fontVariantNumeric: "tabular-nums",
      },
      arrow: {
        display: "inline-flex",
        transitionProperty: "transform",
        transitionDuration: "moderate",
        "details[open] &": { transform: "rotate(180deg)" },
      },
    },
  }),
);

export interface CheckoutFrameProps {
  /** The step. */
  children: ReactNode;
  /** The receipt: beside the step where there is room, folded above it on a phone. */
  summary: ReactNode;
  /** What the folded receipt is called: "Ver resumen de pago". */
  summaryLabel: string;
  /** Written out; shown while the receipt is folded. */
  total?: string | undefined;
  /** What ends the step: below the receipt, or below the step on a phone. */
  action?: ReactNode;
}

/** A step to an order, with what it costs always in reach. */
export function CheckoutFrame({ children, summary, summaryLabel, total, action }: CheckoutFrameProps) {
  return (
    <Root>
      <details className="checkout-frame__fold">
        <summary className="checkout-frame__bar">
          <span className="checkout-frame__arrow">
            <ChevronIcon />
          </span>
          {summaryLabel}
          {total && <span className="checkout-frame__total">{total}</span>}
        </summary>
        {summary}
      </details>
      <div className="checkout-frame__main">{children}</div>
      <div className="checkout-frame__aside">
        <div className="checkout-frame__receipt">{summary}</div>
        {action}
      </div>
    </Root>
  );
}
