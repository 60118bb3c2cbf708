// How long a developer waits for the tools.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Part } from "../bench.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** Each from nothing: what an earlier run has kept is not used. */
const COMMANDS = {
  build: ["turbo", "run", "build", "--force"],
  "type-check": ["tsc", "-b", "--force"],
  lint: ["turbo", "run", "lint", "--force"],
  "unit tests and stories": ["turbo", "run", "unit", "--force"],
};

export const part: Part = {
  title: "Working on it",
  measure: () =>
    Promise.resolve(
      Object.entries(COMMANDS).map(([what, [command = "", ...options]]) => {
        const begun = performance.now();
        const { status } = spawnSync("npx", ["--no-install", command, ...options], {
          cwd: ROOT,
          stdio: "ignore",
        });
        if (status !== 0) throw new Error(`${command} ${options.join(" ")} ended with ${status}`);
        return { what, unit: "s", values: { value: (performance.now() - begun) / 1000 } };
      }),
    ),
};
