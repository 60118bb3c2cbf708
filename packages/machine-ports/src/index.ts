export {
  createQueryMachine,
  type QueryContext,
  type QueryEvent,
  type QueryMachine,
} from "./create-query-machine.ts";
export { port, watcher } from "./ports.ts";
