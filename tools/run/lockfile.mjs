// Fails when a package in the lockfile lists optional dependencies that the lockfile leaves out (a clone on
// another platform would then lack its native binding), or when it names an address of any kind.
import { readFileSync } from "node:fs";

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
const names = new Set(
  Object.keys(packages).map((path) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length)),
);
const errors = Object.entries(packages).flatMap(([path, entry]) => [
  ...Object.keys(entry.optionalDependencies ?? {})
    .filter((name) => !names.has(name))
    .map((name) => `${path || "the root"} lacks ${name}`),
  ...(/https?:/.test(JSON.stringify(entry)) ? [`${path} names an address; npm install removes it`] : []),
]);
for (const error of errors) console.error(`package-lock.json: ${error}`);
process.exitCode = errors.length > 0 ? 1 : 0;
