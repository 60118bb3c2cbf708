import { once } from "node:events";
import { createServer } from "node:http";
import { DatabaseSync } from "node:sqlite";
import express from "express";
import { type AuthEmulator, type AuthEmulatorOptions, createAuthEmulator } from "../create-auth-emulator.ts";
import type { ScryptCost } from "../services/passwords.ts";

export const PROJECT_ID = "demo-project";

export interface EmulatorServer {
  readonly origin: string;
  /** `host:port` */
  readonly address: string;
  readonly emulator: AuthEmulator;
  readonly database: DatabaseSync;
  close(): void;
}

/** Low password cost by default, for a fast suite. */
export interface EmulatorServerOptions extends Partial<Omit<AuthEmulatorOptions, "database">> {
  /** Of the SQLite file. In memory by default. */
  readonly path?: string;
}

const LITTLE_COST: ScryptCost = { N: 2 ** 10, r: 8, p: 1 };

/** A real server on a free port: the emulator, and behind its guard `POST /api/hello`. */
export async function startEmulatorServer(options: EmulatorServerOptions = {}): Promise<EmulatorServer> {
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
  const bound = server.address();
  if (bound === null || typeof bound === "string") {
    throw new Error("the server has no port");
  }
  const address = `127.0.0.1:${bound.port}`;
  return {
    origin: `http://${address}`,
    address,
    emulator,
    database,
    close: () => {
      server.closeAllConnections();
      server.close();
      if (database.isOpen) {
        database.close();
      }
    },
  };
}
