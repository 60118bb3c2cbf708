import { configuredProviders, type Providers } from "@shop/functions";
import { StartError } from "./start-error.ts";

/**
 * The payment providers whose variables are set.
 * @throws StartError naming the variables that are missing of a provider that has some
 */
export function readProviders(variables: NodeJS.ProcessEnv): Providers {
  try {
    return configuredProviders(variables);
  } catch (error) {
    // Its message is already the sentence.
    throw new StartError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
