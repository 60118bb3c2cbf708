import { join, resolve } from "node:path";
import { REPOSITORY, WEB_ROOT } from "./folders.ts";
import { StartError } from "./start-error.ts";

export interface Environment {
  /** 0 stands for any free port. */
  readonly port: number;
  readonly dataFolder: string;
  /** The folder of the built web app. */
  readonly webRoot: string;
}

const DEFAULT_PORT = 4173;

/** What the hosts of Cloud Functions, Cloud Run and App Engine set. */
const HOSTED = ["K_SERVICE", "FUNCTION_TARGET", "GAE_ENV"];

/**
 * Reads `PORT`, and the folders `SHOP_DATA` and `SHOP_WEB` (relative to `workingFolder`).
 * @throws StartError in a production environment: the auth emulator here is for one machine only
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const hosted = HOSTED.find((name) => variables[name] !== undefined);
  if (variables.NODE_ENV === "production" || hosted !== undefined)
    throw new StartError(
      `Este servidor es para una sola máquina y no se abre con ${hosted ?? "NODE_ENV=production"}: lo que se publica es apps/functions.`,
    );
  return {
    port: readPort(variables.PORT),
    dataFolder: readFolder(variables, "SHOP_DATA") ?? join(REPOSITORY, ".data"),
    webRoot: readFolder(variables, "SHOP_WEB") ?? WEB_ROOT,
  };
}

function readPort(text: string | undefined): number {
  if (text === undefined || text === "") return DEFAULT_PORT;
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535)
    throw new StartError(`PORT tiene que ser un número de 0 a 65535, y es «${text}».`);
  return port;
}

function readFolder(variables: NodeJS.ProcessEnv, name: string): string | undefined {
  const path = variables[name];
  return path ? resolve(workingFolder(variables), path) : undefined;
}

/** The folder in which the command was typed: npm changes to the folder of the package. */
export function workingFolder({ INIT_CWD }: NodeJS.ProcessEnv): string {
  return INIT_CWD ?? process.cwd();
}
