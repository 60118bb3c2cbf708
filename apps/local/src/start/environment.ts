import { join, resolve } from "node:path";
import { REPOSITORY } from "./folders.ts";
import { StartError } from "./start-error.ts";

export interface Environment {
  /** 0 stands for any free port. */
  readonly port: number;
  readonly dataFolder: string;
}

const DEFAULT_PORT = 4173;

/** What the hosts of Cloud Functions, Cloud Run and App Engine set. */
const HOSTED = ["K_SERVICE", "FUNCTION_TARGET", "GAE_ENV"];

/**
 * Reads `PORT` and `SHOP_DATA` (relative to `workingFolder`).
 * @throws StartError in a production environment: the identity service here is for one machine only
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const hosted = HOSTED.find((name) => variables[name] !== undefined);
  if (variables.NODE_ENV === "production" || hosted !== undefined) {
    throw new StartError(
      `This backend is for one machine only and does not start with ${hosted ?? "NODE_ENV=production"} set: deploy apps/functions instead.`,
    );
  }
  return { port: readPort(variables.PORT), dataFolder: readDataFolder(variables) };
}

function readPort(text: string | undefined): number {
  if (text === undefined || text === "") {
    return DEFAULT_PORT;
  }
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) {
    throw new StartError(`PORT must be a number from 0 to 65535, but it is "${text}".`);
  }
  return port;
}

function readDataFolder(variables: NodeJS.ProcessEnv): string {
  const { SHOP_DATA } = variables;
  return SHOP_DATA === undefined || SHOP_DATA === ""
    ? join(REPOSITORY, ".data")
    : resolve(workingFolder(variables), SHOP_DATA);
}

/** Where whoever typed the command stood: npm itself goes to the folder of the package. */
export function workingFolder({ INIT_CWD }: NodeJS.ProcessEnv): string {
  return INIT_CWD ?? process.cwd();
}
