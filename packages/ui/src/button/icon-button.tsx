import { chakra } from "@chakra-ui/react";

/** One icon in a square for a finger, quiet until it is pointed at; its name is its `aria-label`. */
export const IconButton = chakra(
  "button",
  {
    base: {
      display: "grid",
      placeItems: "center",
      flexShrink: 0,
      width: "control",
      height: "control",
      color: "fg.muted",
      borderRadius: "l2",
      cursor: "pointer",
      _hover: { color: "fg", bg: "bg.muted" },
    },
  },
  { defaultProps: { type: "button" } },
);
