import { chakra, Grid, Heading } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

export interface SuggestionRowProps {
  heading: string;
  /** `Suggestion`s. */
  children: ReactNode;
}

/** One short shelf of products that would help, beside each other however narrow the screen is. */
export function SuggestionRow({ heading, children }: SuggestionRowProps) {
  const id = useId();
  return (
    <Grid aria-labelledby={id} as="section" gap="1" marginBottom="10" minWidth="0">
      <Heading id={id} size="xl">
        {heading}
      </Heading>
      <Shelf>{children}</Shelf>
    </Grid>
  );
}

const Shelf = chakra("div", {
  base: {
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(9.5rem, 1fr)",
    overflowX: "auto",
    overscrollBehaviorX: "contain",
    scrollSnapType: "x proximity",
    paddingBottom: "3",
    "& > *": { scrollSnapAlign: "start" },
  },
});
