import { onTestFinished } from "vitest";
import { type EmulatorServer, type EmulatorServerOptions, startEmulatorServer } from "./emulator-server.ts";

/** An emulator for the length of one test. */
export async function useEmulator(options: EmulatorServerOptions = {}): Promise<EmulatorServer> {
  const server = await startEmulatorServer(options);
  onTestFinished(() => server.close());
  return server;
}
