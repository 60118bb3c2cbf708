// `npm run flows:export`: machines → docs/machines. With `-- --check` it only tells what is out of date.
import { exportCommand } from "./export-command.ts";
import { FOLDER, machineFiles } from "./export-machines.ts";

process.exitCode = await exportCommand(process.argv.slice(2), {
  folder: FOLDER,
  readFiles: machineFiles,
  print: console.log,
});
