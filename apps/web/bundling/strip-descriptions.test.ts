// @vitest-environment node
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { stripDescriptions, withoutDescriptions } from "./strip-descriptions.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

const strip = (code: string) => withoutDescriptions("door.ts", code);

describe("the code of a machine", () => {
  it("loses the sentences that describe it, but for the status that a chart shows", () => {
    const code = `setup({}).createMachine({ id: "door", description: "A door, open or not.", states: {
      open: { description: "It is open." },
      shut: { on: { knock: { target: "open", description: "404: nobody is in." } } },
    } });`;
    expect(strip(code)).toBe(`setup({}).createMachine({ id: "door",  states: {
      open: {  },
      shut: { on: { knock: { target: "open", description: "404:", } } },
    } });`);
  });

  it("loses them as well where a factory makes it", () => {
    const code = `createQueryMachine({ id: "door", description: "A door, open or not.", load });`;
    expect(strip(code)).toBe(`createQueryMachine({ id: "door",  load });`);
  });

  it("keeps data in a property of the same name", () => {
    const code =
      "setup({}).createMachine({ context: { description: product.description, name: `a` } as const });";
    expect(strip(code)).toBe(code);
  });

  it("keeps a description beside a machine", () => {
    const code = `const texts = { description: "What a shopper reads." };
    const door = setup({}).createMachine({ description: "A door." });
    const others = { description: "It is read as well." };`;
    expect(strip(code)).toBe(code.replace('description: "A door."', ""));
  });
});

const files = globSync("{apps/web,packages/{*-machine,machine-factories}}/src/**/*.ts", { cwd: ROOT })
  .filter((file) => !file.includes(".test."))
  .map((file) => ({ file, code: readFileSync(join(ROOT, file), "utf8") }))
  .filter(({ code }) => /\bcreate\w*Machine\(\{/.test(code));

it.each(files)("$file loses all its descriptions, whatever its name", ({ file, code }) => {
  const stripped = withoutDescriptions(file, code);
  expect(stripped.length).toBeLessThan(code.length);
  expect(stripped).not.toMatch(/description: (?!"\d{3}:")["`]/);
  expect(isStripped(file, code)).toBe(true);
});

/** Whether the plugin's filter includes the file. */
function isStripped(file: string, code: string): boolean {
  const { transform } = stripDescriptions();
  if (typeof transform !== "object" || !transform.filter) return false;
  // The type of a plugin allows every form of filter; this is ours.
  const { id, code: contents } = transform.filter as {
    id: { include: RegExp; exclude: RegExp };
    code: RegExp;
  };
  return id.include.test(file) && !id.exclude.test(file) && contents.test(code);
}
