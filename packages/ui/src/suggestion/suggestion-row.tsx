import { chakra, Grid, Heading } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

export interface SuggestionRowProps {
  heading: string;
  /** The accessible name of the section instead of its heading, where several have the same heading. */
  label?: string;
  /** Level of its heading: 3, smaller and without a margin below the row, inside an element with its own heading. */
  level?: 2 | 3;
  /** `Suggestion`s. */
  children: ReactNode;
}

/** A short row of suggested products, which stays one row on a narrow screen. */
export function SuggestionRow({ heading, label, level = 2, children }: SuggestionRowProps) {
  const id = useId();
  return (
    <Grid
      aria-label={label}
      aria-labelledby={label === undefined ? id : undefined}
      as="section"
      gap="1"
      marginBottom={level === 2 ? "10" : undefined}
      minWidth="0"
    >
      <Heading as={`h${level}`} id={id} size={level === 2 ? "xl" : "md"}>
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
