// Finds or installs the browser of the tests before they start, so that what is missing is said once.
import { launchOptions } from "./index.ts";

try {
  launchOptions();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
