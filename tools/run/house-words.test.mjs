import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./lock-stamp.mjs";

/**
 * Words that this repository once used where the field has one (docs/glossary.md). The linter's `id-denylist` keeps them
 * out of identifiers; this keeps them out of file names, comments, titles and documents.
 */
const HOUSE_WORDS = [
  /\bpatience\b/i,
  /\bfarewells?\b/i,
  /\bleas(?:e[sd]?|ing)\b/i,
  /\bbelongings\b/i,
  /\bheirs?\b/i,
  /\blookers?\b/i,
  /\bhappenings?\b/i,
  /\bset-?backs?\b/i,
  /\bstands? in for\b/i,
  /\bstand-?ins?\b/i,
  /\bledgers?\b/i,
  /\bunsure\b/i,
  /\bfaults?\b/i,
  /\bwiring\b/i,
  /\brefusals?\b/i,
  /\btroubled\b/i,
  /\bstumbl/i,
  /\bcalmed\b/i,
  /\bearly deeds\b/i,
  /\bdrawn pages?\b/i,
  /\bkept (outbox|checkout)\b/i,
  /\bstill (services|ports)\b/i,
  /\bsend bar\b/i,
  /\blong shelf\b/i,
  /\bunless told\b/i,
  /\b(outbox|changes?) (is|are) sealed\b/i,
];

/** Generated files, and the lists themselves. */
const LEFT_OUT = /^(docs\/machines\/|package-lock\.json|\.oxlintrc\.json|tools\/run\/house-words)/;
const TEXT = /\.(?:[cm]?[jt]sx?|md|json|ya?ml|html)$/;

const files = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter((file) => file !== "" && !LEFT_OUT.test(file));

it("no file is named with a house word", () => {
  const words = (file) => file.replaceAll(/[-/.]/g, " ");
  expect(files.filter((file) => HOUSE_WORDS.some((word) => word.test(words(file))))).toEqual([]);
});

it("no file says a house word", async () => {
  const found = await Promise.all(
    files
      .filter((file) => TEXT.test(file))
      .map(async (file) =>
        (await readFile(join(root, file), "utf8"))
          .split("\n")
          .flatMap((line, at) =>
            HOUSE_WORDS.some((word) => word.test(line)) ? [`${file}:${at + 1} ${line.trim()}`] : [],
          ),
      ),
  );
  expect(found.flat()).toEqual([]);
});
