import { Box, Grid } from "@chakra-ui/react";
import type { ReactNode } from "react";

export interface SplitProps {
  children: ReactNode;
  /** The narrow column that stays in view: a receipt, filters, tabs. */
  aside: ReactNode;
  /** `start` also comes first on a phone and for the keyboard. */
  side?: "start" | "end";
}

const columns = {
  start: { md: "16rem minmax(0, 1fr)" },
  end: { md: "minmax(0, 1fr) 22rem", lg: "minmax(0, 1fr) 25rem" },
};

/** A wide column and a narrow one that stays in view; below each other on a phone. */
export function Split({ children, aside, side = "end" }: SplitProps) {
  const narrow = (
    <Box
      minWidth="0"
      position={{ md: "sticky" }}
      ref={tellHeight}
      top={{ md: "min(6.5rem, calc(100dvh - 1rem - var(--height, 0px)))" }}
    >
      {aside}
    </Box>
  );
  return (
    <Grid
      alignItems="start"
      columnGap="12"
      rowGap={{ base: side === "start" ? "0.5" : "8", md: "12" }}
      templateColumns={columns[side]}
    >
      {side === "start" && narrow}
      <Box minWidth="0">{children}</Box>
      {side === "end" && narrow}
    </Grid>
  );
}

/** One that is higher than the window stays in view by its end: what is done last stands there. */
function tellHeight(element: HTMLElement | null) {
  // Tests outside of a browser have none, and no heights either.
  if (!element || typeof ResizeObserver === "undefined") return undefined;
  const observer = new ResizeObserver(() => {
    element.style.setProperty("--height", `${element.offsetHeight}px`);
  });
  observer.observe(element);
  return () => observer.disconnect();
}
