import { defineKeyframes } from "@chakra-ui/react/styled-system";

/** The few things that move by themselves; `global-css` stills them under reduced motion. */
export const keyframes = defineKeyframes({
  tick: { from: { transform: "translateY(60%)", opacity: 0 }, to: { transform: "none", opacity: 1 } },
  rise: { from: { transform: "translateY(12px)", opacity: 0 }, to: { transform: "none", opacity: 1 } },
  slide: { from: { translate: "100%" }, to: { translate: "0" } },
  spin: { to: { transform: "rotate(1turn)" } },
  unseen: { from: { opacity: 0 }, to: { opacity: 0 } },
  worded: { from: { color: "inherit" }, to: { color: "inherit" } },
  breathe: { "50%": { opacity: 0.45 } },
});
