import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { firestoreIndexes } from "./firestore-indexes.ts";

test("firestore.indexes.json is what the list of queries gives: else npm run indexes", () => {
  const file = new URL("../../../../firestore.indexes.json", import.meta.url);
  expect(readFileSync(file, "utf8")).toBe(firestoreIndexes());
});

test("an index has its equal fields first, then the sort field in its direction", () => {
  const orderBy = { field: "placedAt", direction: "desc" } as const;
  expect(JSON.parse(firestoreIndexes([{ collection: "carts", equal: ["accountId"], orderBy }]))).toEqual({
    indexes: [
      {
        collectionGroup: "carts",
        queryScope: "COLLECTION",
        fields: [
          { fieldPath: "accountId", order: "ASCENDING" },
          { fieldPath: "placedAt", order: "DESCENDING" },
        ],
      },
    ],
    fieldOverrides: [],
  });
});

test("an index of one field is Firestore's own", () => {
  const declared = [
    { collection: "carts", equal: ["accountId"] },
    { collection: "carts", equal: [], orderBy: { field: "placedAt", direction: "asc" } },
    { collection: "carts", equal: [] },
  ] as const;
  expect(JSON.parse(firestoreIndexes(declared))).toEqual({ indexes: [], fieldOverrides: [] });
});
