import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { importCatalog, importCatalogCsv } from "@shop/functions";
import { describeImport, describeSkipped } from "./catalog/describe-import.ts";
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
  const { values, positionals } = parse(args);
  const [path, ...others] = positionals;
  if (path === undefined || others.length > 0 || values.project === "") throw new StartError(USAGE);
  const { "skip-invalid": skipInvalid = false, "dry-run": dryRun = false, project } = values;
  return { path, skipInvalid, dryRun, project };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
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
