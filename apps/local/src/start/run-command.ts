import { StartError } from "./start-error.ts";

/** Runs a command. What it cannot do is one sentence on the error stream and the exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
}
