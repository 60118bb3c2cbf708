export { launchOptions } from "./launch-options.ts";
