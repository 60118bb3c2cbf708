// What each check of the repository consists of, in the order in which it runs.

/** What reads the sources alone. */
const SOURCES = ["boundaries", "lockfile", "format:check", "lint", "knip", "typecheck"];
/** What is judged once it is built. */
const BUILT = ["build", "size", "deploy:check:clone"];

export const PARTS = {
  check: [...SOURCES, "unit:changed"],
  test: [...SOURCES, "unit", ...BUILT, "e2e"],
  full: [
    ...SOURCES,
    "unit:full",
    ...BUILT,
    "e2e:full",
    "identity",
    "visual",
    "lighthouse",
    "test:firestore",
    "test:emulators",
    "test:another-day",
  ],
};
