import { defineAnimationStyles } from "@chakra-ui/react/styled-system";

const appearing = { animationName: "rise", animationTimingFunction: "out" };
const leaving = { animationName: "fade-out" };

/** The animations of overlays, under the names that Chakra's recipes use. */
export const animationStyles = defineAnimationStyles({
  "slide-fade-in": { value: appearing },
  "slide-fade-out": { value: leaving },
  "scale-fade-in": { value: appearing },
  "scale-fade-out": { value: leaving },
});
