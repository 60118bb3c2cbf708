import { createClock } from "../src/testing/clock.ts";
import { startEmulatorServer } from "../src/testing/emulator-server.ts";
import type { Target } from "./target.ts";

/** The emulator of this package, in this process. */
export async function localTarget(): Promise<Target> {
  const clock = createClock();
  const server = await startEmulatorServer({ now: clock.now });
  return {
    name: "local",
    origin: server.origin,
    adminRoot: `http://${server.emulator.adminHost(server.address)}`,
    now: clock.now,
    pass: async (ms) => clock.pass(ms),
    close: async () => server.close(),
  };
}
