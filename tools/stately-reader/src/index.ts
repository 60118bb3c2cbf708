export { readMachine } from "./read-machine.ts";
