// @vitest-environment node
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { cutModule } from "./cut-module.ts";

/** The module in parts, as files that Node can load, and what its facade exports. */
async function load(source: string, start = "begin") {
  const folder = mkdtempSync(join(tmpdir(), "cut-module-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { parts, facade } = cutModule(source, start, (part) => `./part-${part}.mjs`);
  for (const [part, { code }] of parts.entries()) writeFileSync(join(folder, `part-${part}.mjs`), code);
  const path = join(folder, "facade.mjs");
  writeFileSync(path, facade);
  const module = (await import(pathToFileURL(path).href)) as Record<string, unknown>;
  return { parts, module };
}

/** How many parts of a module there are, by the declarations that are together in one. */
function declarations(source: string, start = "begin"): string[] {
  const { parts } = cutModule(source, start, (part) => `part-${part}`);
  return parts.map(({ code }) => /export \{ (.*) \};$/.exec(code)?.[1] ?? "").toSorted();
}

describe("a module in parts", () => {
  it("exports what it did, under the same names", async () => {
    const { module } = await load(`
      const one = 1;
      function two() { return one + one; }
      class Three { value = two() + one; }
      const four = () => new Three().value + one;
      export { one as first, two, Three, four as last };
    `);
    expect(Object.keys(module).toSorted()).toEqual(["Three", "first", "last", "two"]);
    expect((module["last"] as () => number)()).toBe(4);
  });

  it("keeps apart what does not mention each other", () => {
    expect(declarations("const a = 1; const b = 2; function c() { return a; } export { a, b, c };")).toEqual([
      "a",
      "b",
      "c",
    ]);
  });

  it("keeps together what mentions each other, in its order", async () => {
    const source = `
      class Node { next() { return makeLeaf(); } }
      class Leaf extends Node {}
      function makeLeaf() { return new Leaf(); }
      export { Node };
    `;
    expect(declarations(source)).toEqual(["Node, Leaf, makeLeaf"]);
    const { module } = await load(source);
    const Node = module["Node"] as new () => { next: () => object };
    expect(new Node().next()).toBeInstanceOf(Node);
  });

  it("keeps a binding together with what assigns it, and lets others read it", async () => {
    const source = `
      let count = 0;
      function add() { count += 1; }
      function addOne() { count++; }
      function read() { return count; }
      export { add, addOne, read };
    `;
    expect(declarations(source)).toEqual(["count, add, addOne", "read"]);
    const { module } = await load(source);
    (module["add"] as () => void)();
    (module["addOne"] as () => void)();
    expect((module["read"] as () => number)()).toBe(2);
  });

  it("keeps a property that is set on its own with what it is set on", () => {
    const source =
      "class A {} A.deep = {}; A.deep.kind = make(); function make() { return 1; } export { A };";
    const { parts } = cutModule(source, "begin", (part) => `part-${part}`);
    expect(parts.map(({ code }) => code.includes("A.deep.kind = make()"))).toEqual([false, true]);
    expect(parts.map(({ runs }) => runs)).toEqual([false, false]);
  });

  it("runs what is there for what it does with the declaration that everybody uses", () => {
    const source = `
      function begin() {}
      function other() {}
      function register(name) { names.push(name); }
      const names = [];
      register("browser");
      export { begin, other };
    `;
    const { parts } = cutModule(source, "begin", (part) => `part-${part}`);
    const running = parts.filter(({ runs }) => runs);
    expect(running).toHaveLength(1);
    expect(running[0]?.code).toContain("function begin()");
    expect(running[0]?.code).toContain('register("browser");');
  });

  it("imports from other modules where they are mentioned alone", () => {
    const source = `
      import { x as y } from "outside";
      const a = () => y;
      const b = (o) => o.y;
      export { a, b };
    `;
    const { parts } = cutModule(source, "begin", (part) => `part-${part}`);
    expect(parts.map(({ code }) => code.includes("outside"))).toEqual([true, false]);
  });

  it.each([
    ["export default 1;"],
    ['import "effect";'],
    ["export const a = 1;"],
    ['export * from "other";'],
    ["const { a } = {}; export { a };"],
    ["if (globalThis.a) globalThis.b();"],
    ["export { missing };"],
  ])("is refused for a form that is not known: %s", (source) => {
    expect(() => cutModule(source, "begin", String)).toThrow(/./);
  });
});

describe("the identity sdk in parts", () => {
  const { source, exported } = readSdk();
  const { parts, facade } = cutModule(source, "initializeAuth", (part) => `part-${part}`);

  it("exports all that it did", () => {
    const names = [...facade.matchAll(/ as (\S+) \} from/g)].map(([, name = ""]) => name);
    expect(names.toSorted()).toEqual(exported.toSorted());
    expect(names.length).toBeGreaterThan(100);
  });

  it("loads in one order only: no part leads back to itself", () => {
    const back = parts.flatMap(({ code }, part) =>
      [...code.matchAll(/from "part-(\d+)";/g)].filter(([, other]) => Number(other) >= part),
    );
    expect(back).toEqual([]);
  });

  it("does what it is loaded for in one part", () => {
    expect(parts.filter(({ runs }) => runs)).toHaveLength(1);
  });
});

/** The one file of the browser build in which everything is, and the names that it exports. */
function readSdk() {
  const sdk = createRequire(import.meta.resolve("firebase/auth")).resolve("@firebase/auth");
  const folder = join(dirname(sdk), "../esm");
  const file = readdirSync(folder).find((name) => /^index-[\w-]+\.js$/.test(name));
  if (!file) throw new Error("the sdk has another form");
  const text = readFileSync(join(folder, file), "utf8");
  const list = /export \{([^}]*)\};/.exec(text)?.[1] ?? "";
  return { source: text, exported: list.split(",").map((each) => each.split(" as ").at(-1)?.trim() ?? "") };
}
