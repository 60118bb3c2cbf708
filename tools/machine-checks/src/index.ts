export { chartErrors } from "./chart-errors.ts";
export { HeldCalls, type HeldCall } from "./held-calls.ts";
export { CoveredTransitions } from "./covered-transitions.ts";
export { machinesIn } from "./machines-in.ts";
