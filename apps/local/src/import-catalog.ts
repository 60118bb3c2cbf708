import { resolve } from "node:path";
import { importCatalog, importCatalogCsv, readCatalogState, type Store } from "@shop/functions";
import { describeImport, describeSkipped } from "./catalog/describe-import.ts";
import { importArguments } from "./catalog/import-arguments.ts";
import { isTable, readCatalogFile, readTableFile } from "./catalog/read-catalog-file.ts";
import { reportProgress } from "./catalog/report-progress.ts";
import { shopPictures } from "./catalog/shop-pictures.ts";
import { toStartError } from "./start/to-start-error.ts";
import { readEnvironment, workingFolder } from "./start/environment.ts";
import { openStore } from "./start/open-store.ts";
import { runCommand } from "./start/run-command.ts";
import { StartError } from "./start/start-error.ts";

// The command behind `npm run catalog:import -- ARCHIVO`.
await runCommand(async () => {
  const { dataFolder } = readEnvironment(process.env);
  const { path, project, ...options } = importArguments(process.argv.slice(2));
  const file = resolve(workingFolder(process.env), path);
  const store = await openStore(dataFolder, project);
  try {
    const result = await importFile(store, file, {
      ...options,
      hasPicture: shopPictures(),
      onProgress: reportProgress(),
    });
    if (!result.ok) {
      throw new StartError(describeImport(result, path));
    }
    for (const line of describeSkipped(result)) {
      console.error(line);
    }
    console.log(describeImport(result, path, options.dryRun));
  } catch (error) {
    throw await toImportError(store, toStartError(error, dataFolder));
  } finally {
    await store.close();
  }
});

/** The error of an import; also what became of the catalogue, when it was stopped in the midst of its changes. */
async function toImportError(store: Store, error: unknown): Promise<unknown> {
  const state = await readCatalogState(store).catch(() => undefined);
  if (!state?.applying) return error;
  const reason = error instanceof StartError ? error.message : "La importación no pudo seguir.";
  return new StartError(
    `${reason} El catálogo quedó a medias: la tienda lo termina sola en unos minutos, en cuanto se pueda escribir. Repetir la importación también lo termina.`,
    { cause: error },
  );
}

async function importFile(store: Store, file: string, options: Parameters<typeof importCatalog>[2]) {
  return isTable(file)
    ? importCatalogCsv(store, readTableFile(file), options)
    : importCatalog(store, await readCatalogFile(file), options);
}
