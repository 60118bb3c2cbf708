// `npm run indexes`: writes firestore.indexes.json from the list in indexes.ts. With --check it only compares.
import { readFileSync, writeFileSync } from "node:fs";
import { firestoreIndexes } from "./firestore-indexes.ts";

const file = new URL("../../../../firestore.indexes.json", import.meta.url);
const wanted = firestoreIndexes();

if (!process.argv.includes("--check")) {
  writeFileSync(file, wanted);
} else if (readFileSync(file, "utf8") !== wanted) {
  console.error(
    "firestore.indexes.json no corresponde a apps/functions/src/documents/indexes.ts: npm run indexes.",
  );
  process.exitCode = 1;
}
