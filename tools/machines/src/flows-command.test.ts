import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { exportFiles, flowsCommand } from "./flows-command.ts";

const FILES = new Map([
  ["README.md", "a list\n"],
  ["cart.svg", "a drawing\n"],
  ["lamp.svg", "another drawing\n"],
]);

/** A folder in which one file is as it should be, one changed, one missing and one too many. */
function outdatedFolder() {
  const folder = mkdtempSync(join(tmpdir(), "machines-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of FILES) if (name !== "lamp.svg") writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, "README.md"), "an older list\n");
  writeFileSync(join(folder, "gone.svg"), "");
  const content = () =>
    Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]));
  const lines: string[] = [];
  const run = (isCheck: boolean) =>
    exportFiles(FILES, { folder, isCheck, print: (line) => lines.push(line) });
  return { content, lines, run };
}

async function flows(...words: string[]) {
  const lines: string[] = [];
  const code = await flowsCommand(words, (line: string) => lines.push(line));
  return { code, text: lines.join("\n") };
}

it("a check names what is out of date, writes nothing and ends with 1", () => {
  const { content, lines, run } = outdatedFolder();
  const before = content();
  expect(run(true)).toBe(1);
  expect(content()).toEqual(before);
  expect(lines).toEqual([
    "docs/machines/README.md",
    "docs/machines/gone.svg",
    "docs/machines/lamp.svg",
    "3 files, 3 of them out of date",
  ]);
});

it("an export writes the files, and a check then ends with 0", () => {
  const { content, run } = outdatedFolder();
  expect(run(false)).toBe(0);
  expect(content()).toEqual(Object.fromEntries(FILES));
  expect(run(true)).toBe(0);
});

it("a chart is printed as Mermaid, as data, and as code for Stately's editor", async () => {
  expect(await flows("print", "cart", "mermaid")).toMatchObject({
    code: 0,
    text: expect.stringMatching(/^stateDiagram-v2\n {2}state "cart"/),
  });
  const { text } = await flows("print", "cart", "json");
  expect(JSON.parse(text)).toMatchObject({ id: "cart" });
  const { text: code } = await flows("print", "cart", "stately");
  const [, literal = ""] = /^import .*\n\nexport const machine = createMachine\(([^]*)\);$/.exec(code) ?? [];
  expect(JSON.parse(literal)).toMatchObject({ id: "cart", initial: "closed" });
});

it.each([[["chart"]], [["export", "--chek"]], [["print", "cart", "pdf"]], [["replay"]]])(
  "%s is refused, and says what can be asked for",
  async (words) => {
    expect(await flows(...words)).toEqual({ code: 2, text: expect.stringContaining("Usage: npm run flows") });
  },
);

it("a machine that there is not is refused, with those that there are", async () => {
  expect(await flows("print", "card", "json")).toEqual({
    code: 2,
    text: expect.stringMatching(/^No machine is called card: .*\bcart\b/),
  });
});
