import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./lock-stamp.mjs";

test("each record is in the list of decisions, by its number and with its title", () => {
  const folder = join(root, "docs", "decisions");
  const records = readdirSync(folder).filter((name) => /^\d/.test(name));
  const lines = records.map((name) => {
    const [, number, title] = /^# (\d{4}) (.+)$/m.exec(readFileSync(join(folder, name), "utf8")) ?? [];
    return `| [${number}](${name}) | ${title} |`;
  });
  const list = readFileSync(join(folder, "README.md"), "utf8");
  expect(lines.filter((line) => !list.includes(line))).toEqual([]);
});
