import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { DatabaseSync } from "node:sqlite";
import express from "express";
import { type AuthEmulatorOptions, createAuthEmulator } from "../create-auth-emulator.ts";
import type { ScryptCost } from "../services/passwords.ts";

export const PROJECT_ID = "demo-project";

export type EmulatorServer = Awaited<ReturnType<typeof startEmulatorServer>>;

/** Low password cost by default, for a fast suite. */
export interface EmulatorServerOptions extends Partial<Omit<AuthEmulatorOptions, "database">> {
  /** Of the SQLite file. In memory by default. */
  readonly path?: string;
}

const LITTLE_COST: ScryptCost = { N: 2 ** 10, r: 8, p: 1 };

/** A real server on a free port: the emulator, and behind its guard `POST /api/hello`. */
export async function startEmulatorServer(options: EmulatorServerOptions = {}) {
  const { path = ":memory:", ...given } = options;
  const database = new DatabaseSync(path);
  const emulator = createAuthEmulator({
    projectId: PROJECT_ID,
    passwordCost: LITTLE_COST,
    ...given,
    database,
  });
  const app = express();
  app.use(emulator.router);
  app.use("/api", emulator.requireGenuineToken);
  app.post("/api/hello", (_request, response) => {
    response.json({ result: "hola" });
  });
  app.use((_request, response) => {
    response.status(404).send("somebody else's");
  });

  const server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  // It listens on a port, not on a pipe.
  const { port } = server.address() as AddressInfo;
  const address = `127.0.0.1:${port}`;
  return {
    origin: `http://${address}`,
    /** `host:port` */
    address,
    emulator,
    database,
    close: () => {
      server.closeAllConnections();
      server.close();
      if (database.isOpen) database.close();
    },
  };
}
