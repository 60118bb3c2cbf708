import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const repository = fileURLToPath(new URL("../../../..", import.meta.url));

test("the rules refuse every client, in so many words", () => {
  expect(readFileSync(`${repository}firestore.rules`, "utf8")).toBe(`rules_version = '2';

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

test("no code imports the browser's Firestore", () => {
  const sources = ["ls-files", "--cached", "--others", "--exclude-standard", "--", "*.ts", "*.tsx", "*.mjs"];
  const files = execFileSync("git", sources, { cwd: repository, encoding: "utf8" })
    .split("\n")
    .filter(Boolean);
  expect(files.length).toBeGreaterThan(100);
  const importing = files.filter((file) =>
    /(?:from|import)\s*\(?\s*["'](?:firebase|@firebase)\/firestore/.test(contentOf(file)),
  );
  expect(importing).toEqual([]);
});

/** A file that is listed may have been removed since. */
function contentOf(file: string): string {
  try {
    return readFileSync(`${repository}${file}`, "utf8");
  } catch {
    return "";
  }
}
