export { session } from "./texts.ts";
export { useTurn } from "./use-account-epoch.ts";
