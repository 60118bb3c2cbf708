import { defineKeyframes } from "@chakra-ui/react/styled-system";

/** The animations; `global-css` turns them off for reduced motion. */
export const keyframes = defineKeyframes({
  tick: { from: { transform: "translateY(60%)", opacity: 0 }, to: { transform: "none", opacity: 1 } },
  rise: { from: { transform: "translateY(12px)", opacity: 0 }, to: { transform: "none", opacity: 1 } },
  spin: { to: { transform: "rotate(1turn)" } },
  // For the start of a pending action: the button keeps its label (`worded`) and icon (`seen`), without a spinner.
  unseen: { from: { opacity: 0 }, to: { opacity: 0 } },
  seen: { from: { opacity: 1 }, to: { opacity: 1 } },
  worded: { from: { WebkitTextFillColor: "currentColor" }, to: { WebkitTextFillColor: "currentColor" } },
  breathe: { "50%": { opacity: 0.45 } },
  // These have the names that Chakra's recipes use.
  "fade-in": { from: { opacity: 0 }, to: { opacity: 1 } },
  "fade-out": { from: { opacity: 1 }, to: { opacity: 0 } },
  "scale-in": { from: { scale: "0.95" }, to: { scale: "1" } },
  "scale-out": { from: { scale: "1" }, to: { scale: "0.95" } },
  "slide-from-right-full": { from: { translate: "100% 0" }, to: { translate: "0 0" } },
  "slide-to-right-full": { from: { translate: "0 0" }, to: { translate: "100% 0" } },
  "slide-from-bottom-full": { from: { translate: "0 100%" }, to: { translate: "0 0" } },
  "slide-to-bottom-full": { from: { translate: "0 0" }, to: { translate: "0 100%" } },
  "expand-height": { from: { height: "var(--collapsed-height, 0)" }, to: { height: "var(--height)" } },
  "collapse-height": { from: { height: "var(--height)" }, to: { height: "var(--collapsed-height, 0)" } },
});
