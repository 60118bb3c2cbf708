import { parseArgs } from "node:util";
import { StartError } from "../start/start-error.ts";

/** What somebody asked `npm run catalog:import` for. */
export interface ImportArguments {
  readonly path: string;
  readonly skipInvalid: boolean;
  readonly dryRun: boolean;
  /** The Firebase project to import into; without it, the shop on this machine. */
  readonly project?: string;
}

const USAGE =
  "Indica un archivo JSON o CSV: npm run catalog:import -- ARCHIVO [--skip-invalid] [--dry-run] [--project PROYECTO]";

/** @throws StartError how the command is used */
export function importArguments(args: readonly string[]): ImportArguments {
  const { values, positionals } = parse(args);
  const [path, ...others] = positionals;
  if (path === undefined || others.length > 0 || values.project === "") throw new StartError(USAGE);
  return {
    path,
    skipInvalid: values["skip-invalid"] ?? false,
    dryRun: values["dry-run"] ?? false,
    ...(values.project === undefined ? {} : { project: values.project }),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        "skip-invalid": { type: "boolean" },
        "dry-run": { type: "boolean" },
        project: { type: "string" },
      },
    });
  } catch (error) {
    throw new StartError(USAGE, { cause: error });
  }
}
