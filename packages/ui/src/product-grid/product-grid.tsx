import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

export interface ProductGridProps {
  /** Product cards, or their skeletons. */
  children: ReactNode;
  /** Fewer columns, for a grid beside filters or a receipt. */
  narrow?: boolean;
  /** One row, which scrolls sideways on narrow windows. */
  row?: boolean;
  /** Renders cards out of view at their true height, too, for scroll restoration. */
  exact?: boolean;
}

/** The shelf: cards without gaps, so that each row's edge is one continuous line. */
export function ProductGrid({ children, narrow = false, row = false, exact = false }: ProductGridProps) {
  return (
    <Root exact={exact} narrow={narrow} row={row}>
      {children}
    </Root>
  );
}

/** Two columns, or one with large text. */
const PHONE = "repeat(auto-fill, minmax(max(8rem, 34%), 1fr))";

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

const Root = chakra("div", {
  base: {
    display: "grid",
    marginX: { base: "-4", md: 0 },
    paddingX: { base: "1", md: 0 }, // with that of a card, the margin of the page
    overflowX: "clip",
    "& > :last-child": { contentVisibility: "visible" },
    "& > :last-child .product-card__edge::after": {
      layerStyle: "shelf",
      content: '""',
      position: "absolute",
      top: 0,
      left: "100%",
      width: "100vw",
      height: "0.75rem",
    },
  },
  variants: {
    narrow: {
      true: {
        gridTemplateColumns: { base: PHONE, sm: columns(3), lg: columns(4), xl: columns(6) },
      },
      // a dozen offers, and half a dozen of what is alike, fill their rows
      false: {
        gridTemplateColumns: { base: PHONE, sm: columns(3), md: columns(4), lg: columns(6) },
      },
    },
    // One row, which scrolls sideways in a narrow window.
    row: {
      true: {
        gridAutoFlow: { base: "column", md: "row" },
        gridTemplateColumns: { base: "none", sm: "none", md: columns(4), lg: columns(6) },
        gridAutoColumns: { base: "max(9.25rem, 27%)", md: "auto" },
        overflowX: { base: "auto", md: "clip" },
        scrollSnapType: { base: "x proximity", md: "none" },
        scrollPaddingX: "4",
        scrollbarWidth: "none",
        "& > *": { scrollSnapAlign: "start" },
      },
    },
    exact: { true: { "& > :nth-child(n)": { contentVisibility: "visible" } } },
  },
});
