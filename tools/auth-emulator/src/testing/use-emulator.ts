import { onTestFinished } from "vitest";
import { type EmulatorServerOptions, startEmulatorServer } from "./emulator-server.ts";

/** An emulator for the length of one test. */
export async function useEmulator(options?: EmulatorServerOptions) {
  const server = await startEmulatorServer(options);
  onTestFinished(() => server.close());
  return server;
}
