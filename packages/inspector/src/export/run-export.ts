// `npm run flows:export`: machines → docs/machines.
import { exportMachines } from "./export-machines.ts";

const { files, changed } = await exportMachines();
for (const name of changed) console.log(`docs/machines/${name}`);
console.log(`${files} files, ${changed.length} of them changed`);
