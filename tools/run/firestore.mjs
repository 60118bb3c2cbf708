// The part `firestore` of `npm run test:full`: the suites of `*.emulator.test.ts` against the official emulator of Firestore, which
// is started from its jar, or is the one that FIRESTORE_EMULATOR_HOST names. Ends with 77 where Java or the jar is missing.
// What else follows goes to the test runner.
import { join } from "node:path";
import { missingForFirestore, startFirestore } from "./firestore-emulator.mjs";
import { environment, install, runNode } from "./install.mjs";

install();
const named = process.env.FIRESTORE_EMULATOR_HOST;
const missing = named ? undefined : missingForFirestore();
if (missing) {
  console.error(
    `No se probó nada en Firestore: ${missing}, o abre un emulador y di dónde con FIRESTORE_EMULATOR_HOST=127.0.0.1:8080.`,
  );
  process.exit(77);
}
const vitest = join("node_modules", "vitest", "vitest.mjs");
const config = join("apps", "functions", "vitest.firestore.config.ts");
const env = { ...environment(), FIRESTORE_EMULATOR_HOST: named || (await startFirestore()) };
const tests = [vitest, "run", "--config", config, ...process.argv.slice(2)];
process.exit(runNode(tests, { env, stdio: "inherit" }).status ?? 1);
