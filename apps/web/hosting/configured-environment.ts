import { join } from "node:path";
import { loadEnv } from "vite";
import { readEnvironment, type Environment } from "../src/platform/env.ts";

/**
 * The environment that `vite build` builds the page for: variables of the process, else those of the `.env` files.
 * @throws Error naming the variables that are missing, when only some are set
 */
export function configuredEnvironment(): Environment {
  return readEnvironment(loadEnv("production", join(import.meta.dirname, "..")));
}
