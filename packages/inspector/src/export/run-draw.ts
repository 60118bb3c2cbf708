// `node run-draw.ts ID`: prints the drawing and the data of one machine, for a page that follows its source; `null`
// for a machine that the repository does not have.
import { chartFiles } from "./chart-files.ts";
import { readEventSchemas } from "./event-schemas.ts";
import { findMachines, ROOT, type FoundMachine } from "./find-machines.ts";

const [, , id] = process.argv;
const found = (await findMachines()).find(({ machine }) => machine.id === id);
process.stdout.write(JSON.stringify(found ? await draw(found) : null));

async function draw(machine: FoundMachine) {
  const files = await chartFiles(machine, readEventSchemas(ROOT, [machine]).get(machine.machine.id) ?? {});
  return { svg: files.get(`${id}.svg`), json: files.get(`${id}.json`) };
}
