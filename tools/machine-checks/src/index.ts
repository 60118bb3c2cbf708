export { chartErrors } from "./chart-errors.ts";
export { coverageOf } from "./coverage.ts";
export { HeldCalls, type HeldCall } from "./held-calls.ts";
export { CoveredTransitions } from "./covered-transitions.ts";
export { machinesIn, systemChart, type SystemChart, type SystemSnapshot } from "./system-chart.ts";
export { transitionPaths, testPath, type ModelEvent, type TransitionPath } from "./transition-paths.ts";
