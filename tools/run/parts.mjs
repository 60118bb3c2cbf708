// The parts of `npm run check`, `npm test` and `npm run test:full`, in the order in which they run: each is a command.
import { execFileSync } from "node:child_process";
import { root } from "./install.mjs";

/** What reads the sources alone. */
const SOURCES = {
  boundaries: ["turbo", "boundaries"],
  lockfile: ["node", "tools/run/lockfile.mjs"],
  format: ["oxfmt", "--check"],
  lint: ["oxlint"],
  knip: ["knip"],
  types: ["tsc", "-b"],
};
/** What is judged once it is built. */
const BUILT = {
  build: ["turbo", "run", "build"],
  size: ["size-limit"],
  deploy: ["node", "tools/run/deploy-check.mjs", "--without-project"],
};
const NO_STORIES = "--project=!stories";
const NOT_HEAVY = "--tags-filter=!full";

export const PARTS = {
  check: {
    ...SOURCES,
    get unit() {
      return vitest("unit", NO_STORIES, NOT_HEAVY, "--passWithNoTests", `--changed=${baseOfChange()}`);
    },
  },
  test: { ...SOURCES, unit: vitest("unit", NOT_HEAVY), ...BUILT, e2e: built("e2e") },
  full: {
    ...SOURCES,
    unit: vitest("unit"),
    ...BUILT,
    e2e: built("e2e:full"),
    visual: built("visual"),
    lighthouse: built("lighthouse"),
    firestore: ["node", "tools/run/firestore.mjs", ...reportsOf("firestore")],
    emulators: ["node", "tools/run/emulators.mjs"],
  },
};

function vitest(name, ...args) {
  return ["vitest", "run", "--max-workers=100%", "--silent=passed-only", ...reportsOf(name), ...args];
}

function reportsOf(name) {
  return ["--reporter=default", "--reporter=json", `--outputFile.json=${root}reports/${name}.json`];
}

/** A task of a package; Turborepo builds before it what it needs and is not built yet. */
function built(task) {
  return ["turbo", "run", task, "--concurrency=1"];
}

/** The commit that the change starts from: where it left the main branch, or the last commit. */
function baseOfChange() {
  try {
    const command = ["merge-base", "HEAD", "origin/main"];
    return execFileSync("git", command, { cwd: root, stdio: ["ignore", "pipe", "ignore"] })
      .toString()
      .trim();
  } catch {
    return "HEAD";
  }
}
