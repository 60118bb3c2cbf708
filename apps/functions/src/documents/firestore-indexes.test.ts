import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { firestoreIndexes } from "./firestore-indexes.ts";

test("firestore.indexes.json is what the list of queries gives: else npm run indexes", () => {
  const file = new URL("../../../../firestore.indexes.json", import.meta.url);
  expect(readFileSync(file, "utf8")).toBe(firestoreIndexes());
});
