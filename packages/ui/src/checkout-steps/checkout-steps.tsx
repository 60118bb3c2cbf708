import { VisuallyHidden } from "@chakra-ui/react";
import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { CheckIcon } from "../icons/icons.ts";
import { Slot, type LinkElement } from "../slot/slot.tsx";
import { styled } from "../system/styled.ts";

const Root = styled(
  "nav",
  defineSlotRecipe({
    className: "checkout-steps",
    slots: ["root", "list", "step", "sign", "number", "name"],
    base: {
      root: { marginBottom: { base: "6", md: "8" } },
      list: {
        display: "grid",
        gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
        borderTop: "3px solid",
        borderColor: "shelf",
      },
      step: { position: "relative", display: "flex", minWidth: 0, color: "fg.muted" },
      sign: {
        flex: 1,
        display: "flex",
        flexDirection: { base: "column", sm: "row" },
        alignItems: "center",
        justifyContent: { base: "center", sm: "flex-start" },
        columnGap: "3",
        minWidth: 0,
        minHeight: "control",
        paddingX: { base: "1", sm: "3" },
        paddingY: "2",
        textDecoration: "none",
        borderRadius: "0 0 2px 2px",
        _focusVisible: { outlineOffset: "-2px" },
        "&:is(a)": { color: "fg" },
        "&:is(a):hover": { bg: "bg.subtle" },
        "&:is(a) .checkout-steps__number": { color: "gold.fg" },
        "&[aria-current=step]": { colorScheme: "dark", bg: "sign", color: "fg" },
        "&[aria-current=step] .checkout-steps__number": { color: "gold.solid" },
      },
      number: {
        display: "inline-grid",
        placeItems: "center",
        minWidth: "1.75rem",
        height: "1.75rem",
        fontFamily: "heading",
        fontSize: "xl",
        fontWeight: 800,
        lineHeight: "1",
        fontVariantNumeric: "tabular-nums",
      },
      name: {
        maxWidth: "100%",
        fontFamily: "heading",
        fontSize: { base: "sm", sm: "lg" },
        fontWeight: 650,
        lineHeight: "1.2",
        overflowWrap: "anywhere",
        textAlign: "center",
      },
    },
  }),
);

export interface CheckoutStepsProps {
  /** "Pasos de tu compra". */
  label: string;
  steps: readonly {
    name: string;
    state: "done" | "current" | "open";
    /** Where a step that is done, or can be reached, is gone to. */
    link?: LinkElement | undefined;
  }[];
  /** Said of a step that is done: "listo". */
  doneLabel: string;
}

/** The way to an order as numbered signs that hang from a shelf: where one is, what is done, what comes. */
export function CheckoutSteps({ label, steps, doneLabel }: CheckoutStepsProps) {
  return (
    <Root aria-label={label}>
      <ol className="checkout-steps__list">
        {steps.map(({ name, state, link }, index) => {
          const content = (
            <>
              <span aria-hidden={state === "done" || undefined} className="checkout-steps__number">
                {state === "done" ? <CheckIcon /> : index + 1}
              </span>
              <span className="checkout-steps__name">
                {name}
                {state === "done" && <VisuallyHidden>{`, ${doneLabel}`}</VisuallyHidden>}
              </span>
            </>
          );
          return (
            <li className="checkout-steps__step" key={name}>
              {link && state !== "current" ? (
                <Slot className="checkout-steps__sign" element={link}>
                  {content}
                </Slot>
              ) : (
                <span
                  aria-current={state === "current" ? "step" : undefined}
                  className="checkout-steps__sign"
                >
                  {content}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </Root>
  );
}
