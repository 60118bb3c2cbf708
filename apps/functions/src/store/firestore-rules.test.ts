import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the rules refuse every client", () => {
  const rules = readFileSync(new URL("../../../../firestore.rules", import.meta.url), "utf8");
  expect(rules).toContain("match /databases/{database}/documents");
  // Only an `allow` lets anybody in.
  expect(rules.match(/\ballow\b[^;]*;/g)).toEqual(["allow read, write: if false;"]);
});
