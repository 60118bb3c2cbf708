export { chartErrors } from "./chart-errors.ts";
export { HeldCalls, type HeldCall } from "./held-calls.ts";
export { CoveredTransitions } from "./covered-transitions.ts";
export type { ModelEvent, Start } from "./explore.ts";
export {
  machinesIn,
  systemChart,
  systemSnapshot,
  type SystemChart,
  type SystemSnapshot,
} from "./system-chart.ts";
export { transitionPaths, testPath, type TransitionPath } from "./transition-paths.ts";
