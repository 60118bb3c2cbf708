import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { describeImport, describeSkipped, importCatalog, importCatalogCsv } from "@shop/functions";
import { isTable, readCatalogFile, readTableFile } from "./catalog/read-catalog-file.ts";
import { shopPictures } from "./catalog/shop-pictures.ts";
import { toStartError } from "./start/to-start-error.ts";
import { readEnvironment, workingFolder } from "./start/environment.ts";
import { openStore } from "./start/open-store.ts";
import { runCommand } from "./start/run-command.ts";
import { StartError } from "./start/start-error.ts";

const USAGE =
  "Indica un archivo JSON o CSV: npm run catalog:import -- ARCHIVO [--skip-invalid] [--dry-run] [--project PROYECTO]";

// The command behind `npm run catalog:import -- ARCHIVO`.
await runCommand(async () => {
  const { dataFolder } = readEnvironment(process.env);
  const { path, project, skipInvalid, dryRun } = readArguments(process.argv.slice(2));
  const file = resolve(workingFolder(process.env), path);
  const store = await openStore(dataFolder, project);
  try {
    const options = { skipInvalid, dryRun, hasPicture: shopPictures() };
    const result = isTable(file)
      ? await importCatalogCsv(store, await readTableFile(file), options)
      : await importCatalog(store, await readCatalogFile(file), options);
    if (!result.ok) throw new StartError(describeImport(result, path));
    for (const line of describeSkipped(result)) console.error(line);
    console.log(describeImport(result, path, dryRun));
  } catch (error) {
    throw toStartError(error, dataFolder);
  } finally {
    await store.close();
  }
});

/** @throws StartError how the command is used */
function readArguments(args: string[]) {
  const boolean = { type: "boolean", default: false } as const;
  const options = { "skip-invalid": boolean, "dry-run": boolean, project: { type: "string" } } as const;
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [path, ...others] = positionals;
    const { "skip-invalid": skipInvalid, "dry-run": dryRun, project } = values;
    if (path !== undefined && others.length === 0 && project !== "")
      return { path, skipInvalid, dryRun, project };
  } catch {
    // An unknown option.
  }
  throw new StartError(USAGE);
}
