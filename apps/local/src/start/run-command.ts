import { StartError } from "./start-error.ts";

/** Runs a command. A failure is one sentence on the error stream and the exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  // A failed write to a stream, to a full disk or a closed pipe, must not end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  try {
    await command();
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
}
