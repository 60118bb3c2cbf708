// `npm run test:another-day`: the unit tests as they would end on another day, which Debian's `faketime` makes them
// believe in. Ends with 77 where it is missing.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { environment, install, node } from "./install.mjs";
import { root } from "./lock-stamp.mjs";

const DAYS = 40;

install();
const tests = [
  join("node_modules", "vitest", "vitest.mjs"),
  "run",
  "--project=!stories",
  "--tags-filter=!full",
];
const { status, error } = spawnSync(
  "faketime",
  [
    "-f",
    `+${DAYS}d`,
    node(),
    ...tests,
    "--max-workers=100%",
    "--silent=passed-only",
    ...process.argv.slice(2),
  ],
  { cwd: root, env: environment(), stdio: "inherit" },
);
if (error) console.error("No se probó otro día: falta «faketime». Instala el paquete faketime de Debian.");
process.exitCode = error ? 77 : (status ?? 1);
