import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { styled } from "../system/styled.ts";

const Root = styled(
  "div",
  defineSlotRecipe({
    className: "split",
    slots: ["root", "main", "aside"],
    base: {
      root: { display: "grid", gap: { base: "8", md: "12" }, alignItems: "start" },
      main: { minWidth: 0 },
      aside: {
        minWidth: 0,
        position: { md: "sticky" },
        top: { md: "min(6.5rem, calc(100dvh - 1rem - var(--height, 0px)))" },
      },
    },
    variants: {
      side: {
        start: {
          root: { gridTemplateColumns: { md: "16rem minmax(0, 1fr)" }, rowGap: { base: "2", md: "12" } },
          aside: { gridRow: { md: 1 } },
          main: { gridColumn: { md: 2 }, gridRow: { md: 1 } },
        },
        end: { root: { gridTemplateColumns: { md: "minmax(0, 1fr) 22rem", lg: "minmax(0, 1fr) 25rem" } } },
      },
    },
    defaultVariants: { side: "end" },
  }),
);

export interface SplitProps {
  children: ReactNode;
  /** The narrow column that stays in view: a receipt, filters, tabs. */
  aside: ReactNode;
  /** `start` also comes first on a phone and for the keyboard. */
  side?: "start" | "end";
}

/** A wide column and a narrow one that stays in view; below each other on a phone. */
export function Split({ children, aside, side = "end" }: SplitProps) {
  const narrow = (
    <div className="split__aside" ref={tellHeight}>
      {aside}
    </div>
  );
  return (
    <Root side={side}>
      {side === "start" && narrow}
      <div className="split__main">{children}</div>
      {side === "end" && narrow}
    </Root>
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
