export { chartErrors } from "./chart-errors.ts";
export { coverOf } from "./cover.ts";
export { HeldCalls, type HeldCall } from "./held-calls.ts";
export { TakenTransitions } from "./taken-transitions.ts";
export { transitionPaths, walk, type Happening, type TransitionPath } from "./transition-paths.ts";
