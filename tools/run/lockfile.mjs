// Fails when a package in a lockfile lists optional dependencies that the lockfile leaves out (a clone on
// another platform would then lack its native binding), or when it names an address of any kind.
import { readFileSync } from "node:fs";

/** Ours, and that of the emulators, which are installed apart. */
const LOCKFILES = ["package-lock.json", "tools/run/emulators/package-lock.json"];

for (const file of LOCKFILES) {
  const errors = errorsIn(JSON.parse(readFileSync(file, "utf8")));
  for (const error of errors) console.error(`${file}: ${error}`);
  if (errors.length > 0) process.exitCode = 1;
}

function errorsIn({ packages }) {
  const names = new Set(
    Object.keys(packages).map((path) =>
      path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
    ),
  );
  return Object.entries(packages).flatMap(([path, entry]) => [
    ...Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !names.has(name))
      .map((name) => `${path || "the root"} lacks ${name}`),
    ...(/https?:/.test(JSON.stringify(entry)) ? [`${path} names an address; npm install removes it`] : []),
  ]);
}
