export { describeStore } from "./store/conformance.ts";
