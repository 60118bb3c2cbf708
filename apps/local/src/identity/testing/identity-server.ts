import { once } from "node:events";
import { createServer } from "node:http";
import { DatabaseSync } from "node:sqlite";
import express from "express";
import { createIdentity, type Identity } from "../create-identity.ts";
import type { ScryptCost } from "../passwords.ts";

export const PROJECT_ID = "demo-alacena";

export interface IdentityServer {
  readonly origin: string;
  /** `host:port` */
  readonly address: string;
  readonly identity: Identity;
  readonly database: DatabaseSync;
  close(): void;
}

export interface IdentityServerOptions {
  /** Of the SQLite file. In memory unless told. */
  readonly path?: string;
  readonly projectId?: string;
  /** Clock in ms. */
  readonly now?: () => number;
  /** Little unless told, for the sake of the whole suite. */
  readonly passwordCost?: ScryptCost;
}

const LITTLE_COST: ScryptCost = { N: 2 ** 10, r: 8, p: 1 };

/** A real server on a free port: the identity service, and behind its guard `POST /api/hello`. */
export async function startIdentityServer(options: IdentityServerOptions = {}): Promise<IdentityServer> {
  const { path = ":memory:", projectId = PROJECT_ID, now = Date.now, passwordCost = LITTLE_COST } = options;
  const database = new DatabaseSync(path);
  const identity = createIdentity({ database, projectId, now, passwordCost });
  const app = express();
  app.use(identity.router);
  app.use("/api", identity.requireGenuineToken);
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
    identity,
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
