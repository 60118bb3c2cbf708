// `npm run flows:export`: machines → docs/machines. With `--check` it writes nothing and fails when they differ.
import { exportMachines, staleFiles } from "./export-machines.ts";

if (process.argv.includes("--check")) {
  const stale = await staleFiles();
  for (const name of stale) console.error(`docs/machines/${name} is not what the machines say`);
  console.log(stale.length === 0 ? "docs/machines is up to date" : "npm run flows:export writes it anew");
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  const { files, changed } = await exportMachines();
  for (const name of changed) console.log(`docs/machines/${name}`);
  console.log(`${files} files, ${changed.length} of them changed`);
}
