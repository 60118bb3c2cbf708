// Finds or installs the browser of the tests before they start, so that a missing one is reported once.
import { launchOptions } from "./index.ts";

try {
  launchOptions();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
