import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./install.mjs";

test("each record is in the list of decisions, by its number, with its title and its status", () => {
  const folder = join(root, "docs", "decisions");
  const records = readdirSync(folder).filter((name) => /^\d/.test(name));
  const lines = records.map((name) => {
    const record = readFileSync(join(folder, name), "utf8");
    const [, number, title, status] = /^# (\d{4}) (.+)\n\nStatus: (.+)$/m.exec(record) ?? [];
    return { begin: `| [${number}](${name}) | ${title} |`, end: `| ${status} |` };
  });
  const list = readFileSync(join(folder, "README.md"), "utf8").split("\n");
  const isListed = ({ begin, end }) => list.some((line) => line.startsWith(begin) && line.endsWith(end));
  expect(lines.filter((line) => !isListed(line))).toEqual([]);
});
