import { resolve } from "node:path";
import { importCatalog } from "@shop/functions";
import { describeImport } from "./catalog/describe-import.ts";
import { readCatalogFile } from "./catalog/read-catalog-file.ts";
import { readEnvironment, workingFolder } from "./start/environment.ts";
import { openData } from "./start/open-data.ts";
import { runCommand } from "./start/run-command.ts";
import { StartError } from "./start/start-error.ts";

// The command behind `npm run catalog:import -- ARCHIVO`.
await runCommand(async () => {
  const { dataFolder } = readEnvironment(process.env);
  const [path, ...rest] = process.argv.slice(2);
  if (path === undefined || rest.length > 0) {
    throw new StartError("Indica un archivo: npm run catalog:import -- ARCHIVO.json");
  }
  const parsed = await readCatalogFile(resolve(workingFolder(process.env), path));
  const { store } = openData(dataFolder);
  try {
    const result = await importCatalog(store, parsed);
    if (!result.ok) {
      throw new StartError(describeImport(result, path));
    }
    console.log(describeImport(result, path));
  } finally {
    await store.close();
  }
});
