import { StartError } from "./start-error.ts";

/** Runs a command. What it cannot do is one sentence on the error stream and the exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  // What cannot be written, its disk full or its reader gone, ends nothing.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  try {
    await command();
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
}
