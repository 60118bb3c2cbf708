export { callValidation, type CallFieldError } from "./call-validation.ts";
export { forwardEmitted } from "./forward-emitted.ts";
export { createFormMachine } from "./create-form-machine.ts";
export { createPagesMachine, type PageOf, type PageRequest } from "./create-pages-machine.ts";
export {
  createQueryMachine,
  type QueryContext,
  type QueryEvent,
  type QueryLoaded,
  type QueryMachine,
} from "./create-query-machine.ts";
export { emitUnlessNull } from "./emit-unless-null.ts";
export { afterLeaving, afterTyping, firstWrong, type FormErrors } from "./form-errors.ts";
export type { FormContext, FormEmitted, FormEvent, FormMachine, FormReport } from "./form-types.ts";
export { networkWatcher, port, watcher, type WatchNetwork } from "./ports.ts";
export { retryDelay, type RetryPolicy } from "./retry-delay.ts";
