import { defineAnimationStyles } from "@chakra-ui/react/styled-system";

const appearing = { animationName: "rise", animationTimingFunction: "out" };
const leaving = { animationName: "fade-out" };

/** How what opens over the page comes and goes, under the names of Chakra's recipes. */
export const animationStyles = defineAnimationStyles({
  "slide-fade-in": { value: appearing },
  "slide-fade-out": { value: leaving },
  "scale-fade-in": { value: appearing },
  "scale-fade-out": { value: leaving },
});
