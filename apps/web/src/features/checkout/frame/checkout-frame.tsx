import { Box, chakra, Grid, Text } from "@chakra-ui/react";
import { ChevronIcon } from "@shop/ui";
import type { ReactNode } from "react";

export interface CheckoutFrameProps {
  /** The step. */
  children: ReactNode;
  /** The receipt: beside the step in a wide window, collapsed above it on a phone. */
  summary: ReactNode;
  /** The label of the collapsed receipt: "Ver resumen de pago". */
  summaryLabel: string;
  /** Formatted; shown while the receipt is collapsed. */
  total?: string | undefined;
  /** The button that ends the step: below the receipt, or below the step on a phone. */
  action?: ReactNode;
}

const columns = { md: "minmax(0, 1fr) 20rem", lg: "minmax(0, 44rem) 24rem" };

/** A step of the checkout, beside what the order costs. */
export function CheckoutFrame({ children, summary, summaryLabel, total, action }: CheckoutFrameProps) {
  return (
    <Grid
      alignItems="start"
      data-checkout=""
      gap={{ base: "6", md: "12" }}
      justifyContent={{ lg: "space-between" }}
      templateColumns={columns}
    >
      <chakra.details bg="bg.panel" borderRadius="l1" hideFrom="md" minWidth="0">
        <Bar>
          <span>
            <ChevronIcon />
          </span>
          <Text as="span" flex="1 1 5rem">
            {summaryLabel}
          </Text>
          {total && (
            <Text
              as="b"
              fontFamily="heading"
              fontSize="xl"
              fontVariantNumeric="tabular-nums"
              fontWeight="800"
              marginStart="auto"
            >
              {total}
            </Text>
          )}
        </Bar>
        {summary}
      </chakra.details>
      <Box minWidth="0">{children}</Box>
      <Grid gap="4" minWidth="0" position={{ md: "sticky" }} top={{ md: "6.5rem" }}>
        <Box hideBelow="md">{summary}</Box>
        {action}
      </Grid>
    </Grid>
  );
}

const Bar = chakra("summary", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "3",
    minHeight: "control",
    paddingX: "4",
    listStyle: "none",
    cursor: "pointer",
    fontWeight: 600,
    "&::-webkit-details-marker": { display: "none" },
    "& > span:first-of-type": {
      display: "inline-flex",
      transitionProperty: "transform",
      transitionDuration: "moderate",
    },
    "[open] > &": { "& > span:first-of-type": { transform: "rotate(180deg)" } },
  },
});
