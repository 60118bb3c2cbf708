import { chakra, SimpleGrid, VisuallyHidden } from "@chakra-ui/react";
import { CheckIcon, type LinkElement, Slot } from "@shop/ui";

export interface CheckoutStepsProps {
  /** "Pasos de tu compra". */
  label: string;
  steps: readonly {
    name: string;
    state: "done" | "current" | "open";
    /** The link to a step that is done or can be reached. */
    link?: LinkElement | undefined;
  }[];
  /** Announced for a step that is done: "listo". */
  doneLabel: string;
}

/** The steps of a checkout as numbered signs that hang from a shelf: done, current and to come. */
export function CheckoutSteps({ label, steps, doneLabel }: CheckoutStepsProps) {
  return (
    <chakra.nav aria-label={label} marginBottom={{ base: "6", md: "8" }}>
      <SimpleGrid as="ol" borderColor="shelf" borderTopWidth="3px" columns={4}>
        {steps.map(({ name, state, link }, index) => {
          const content = (
            <>
              <Number aria-hidden={state === "done" || undefined}>
                {state === "done" ? <CheckIcon /> : index + 1}
              </Number>
              <Name>
                <span>{name}</span>
                {state === "done" && <VisuallyHidden>{`, ${doneLabel}`}</VisuallyHidden>}
              </Name>
            </>
          );
          return (
            <chakra.li color="fg.muted" display="flex" key={name} minWidth="0" position="relative">
              <Sign asChild>
                {link && state !== "current" ? (
                  <Slot element={link}>{content}</Slot>
                ) : (
                  <span aria-current={state === "current" ? "step" : undefined}>{content}</span>
                )}
              </Sign>
            </chakra.li>
          );
        })}
      </SimpleGrid>
    </chakra.nav>
  );
}

const Sign = chakra("span", {
  base: {
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
    borderRadius: "0 0 2px 2px",
    _focusVisible: { outlineOffset: "-2px" },
    "&:is(a)": { color: "fg", "& > span:first-of-type": { color: "gold.fg" } },
    "&:is(a):hover": { bg: "bg.subtle" },
    "&[aria-current=step]": {
      bg: "shelf",
      color: "onShelf",
      "& > span:first-of-type": { color: "gold.solid" },
    },
  },
});

const Number = chakra("span", {
  base: {
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
});

const Name = chakra("span", {
  base: {
    maxWidth: "100%",
    fontFamily: "heading",
    fontSize: { base: "sm", sm: "lg" },
    fontWeight: 700,
    lineHeight: "1.2",
    overflowWrap: "anywhere",
    textAlign: "center",
  },
});
