import { Box, Grid } from "@chakra-ui/react";
import type { ReactNode } from "react";

export interface SplitProps {
  children: ReactNode;
  /** The narrow sticky column: a receipt, filters, tabs. */
  aside: ReactNode;
  /** `start` is also first on a phone and for the keyboard. */
  side?: "start" | "end";
}

const columns = {
  start: { md: "16rem minmax(0, 1fr)" },
  end: { md: "minmax(0, 1fr) 22rem", lg: "minmax(0, 1fr) 25rem" },
};

/** A wide column and a narrow sticky one; below each other on a phone. */
export function Split({ children, aside, side = "end" }: SplitProps) {
  const narrow = (
    <Box
      minWidth="0"
      position={{ md: "sticky" }}
      ref={measureHeight}
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

/** Measures the column: of one higher than the window the end sticks, where the final action is. */
function measureHeight(element: HTMLElement | null) {
  // jsdom has none, and no layout either.
  if (!element || typeof ResizeObserver === "undefined") return undefined;
  const observer = new ResizeObserver(() => {
    element.style.setProperty("--height", `${element.offsetHeight}px`);
  });
  observer.observe(element);
  return () => observer.disconnect();
}
