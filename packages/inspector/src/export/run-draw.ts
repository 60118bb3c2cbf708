// `node run-draw.ts ID`: prints the drawing and the data of one machine, for a page that follows its source.
import { chartFiles } from "./chart-files.ts";
import { readEventSchemas } from "./event-schemas.ts";
import { findMachines, ROOT } from "./find-machines.ts";

const [, , id] = process.argv;
const found = (await findMachines()).find(({ machine }) => machine.id === id);
if (!found) throw new Error(`there is no machine "${id}"`);
const files = await chartFiles(found, readEventSchemas(ROOT, [found]).get(found.machine.id) ?? {});
process.stdout.write(JSON.stringify({ svg: files.get(`${id}.svg`), json: files.get(`${id}.json`) }));
