export { chartFaults } from "./chart-faults.ts";
export { HeldCalls, type HeldCall } from "./held-calls.ts";
export { TakenTransitions } from "./taken-transitions.ts";
