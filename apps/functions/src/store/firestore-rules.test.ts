import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the rules refuse every client, in so many words", () => {
  expect(readFileSync(new URL("../../../../firestore.rules", import.meta.url), "utf8"))
    .toBe(`rules_version = '2';

// Browsers never reach the database: everything goes through the functions, whose SDK these rules do not bind.
service cloud.firestore {
  match /databases/{database}/documents {
    match /{document=**} {
      allow read, write: if false;
    }
  }
}
`);
});
