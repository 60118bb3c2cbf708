import { Box, chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FOOT_BAR } from "../main-nav/parts.ts";

/** A phone in portrait: a low window has no room for a bar above the main links. */
const PHONE = "@media (max-width: 59.99rem) and (min-height: 30rem)";

/** In a narrower bar the action fills it, as with large text on a phone. */
const ROOM = "@container (min-width: 18rem)";

export interface ActionBarProps {
  /** The price or the total. Hidden from screen readers, as it is elsewhere on the screen, too. */
  detail?: ReactNode;
  /** The upper edge of the bar, with what the shopper must know before the action: a `WeightMeter`. */
  edge?: ReactNode;
  /** Stays at the top of its column on wide windows, with `detail`. */
  sticky?: boolean;
  /** The main action of the screen, or why there is none. */
  children: ReactNode;
}

/** The main action of a screen: in the flow on wide windows, and fixed above the main links on a phone. */
export function ActionBar({ detail, edge, sticky = false, children }: ActionBarProps) {
  return (
    <Bar data-action-bar="" sticky={sticky}>
      {edge && (
        <Box css={EDGE} flexBasis="100%" minWidth="0">
          {edge}
        </Box>
      )}
      {detail && (
        <Box
          aria-hidden="true"
          display={sticky ? { base: "none", md: "block" } : "none"}
          css={{ [PHONE]: { [ROOM]: { display: "block" } } }}
        >
          {detail}
        </Box>
      )}
      <Box _empty={{ display: "none" }} flex="1" minWidth="0">
        {children}
      </Box>
    </Bar>
  );
}

/** On a phone the meter is the edge of the bar. */
const EDGE = {
  [PHONE]: {
    "& meter": { position: "absolute", insetX: 0, top: 0, height: "0.375rem", borderRadius: 0 },
  },
};

const Bar = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "4",
    rowGap: "2",
    containerType: "inline-size",
    [PHONE]: {
      position: "fixed",
      insetX: 0,
      // Above what covers the bottom of the window, such as a developer's panel.
      bottom: `calc(var(--covered-foot, 0px) + ${FOOT_BAR})`,
      zIndex: 10,
      paddingX: "4",
      paddingY: "2",
      bg: "bg",
      borderTop: "1px solid",
      borderColor: "border",
      // Without an action and without a reason there is no bar.
      "&:has(> :last-child:empty):not(:has(meter))": { display: "none" },
    },
    _print: { display: "none" },
  },
  variants: {
    sticky: {
      true: {
        md: {
          position: "sticky",
          top: "6.5rem",
          zIndex: 1,
          paddingBottom: "3",
          bg: "bg",
          // Covers the gap between it and the header.
          _before: { content: '""', position: "absolute", insetX: 0, bottom: "100%", height: "6", bg: "bg" },
        },
      },
    },
  },
});
