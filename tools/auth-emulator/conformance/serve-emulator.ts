// The emulator alone, as a process: `PORT=9099 AUTH_DATABASE=auth.sqlite PROJECT=demo-project node serve-emulator.ts`.
import { createServer } from "node:http";
import { DatabaseSync } from "node:sqlite";
import express from "express";
import { createAuthEmulator } from "../src/index.ts";

const { PORT = "9099", AUTH_DATABASE = ":memory:", PROJECT = "demo-project" } = process.env;

const emulator = createAuthEmulator({ database: new DatabaseSync(AUTH_DATABASE), projectId: PROJECT });
const address = `127.0.0.1:${PORT}`;
// Where the admin SDK of this process would look for it.
process.env.FIREBASE_AUTH_EMULATOR_HOST = emulator.adminHost(address);

const app = express();
app.use(emulator.router);
createServer(app).listen(Number(PORT), "127.0.0.1");
