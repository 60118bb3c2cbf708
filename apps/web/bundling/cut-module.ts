import { parseSync, type ESTree } from "vite";
import { groupTogether } from "./group-together.ts";
import { readStatement, type Statement } from "./read-statement.ts";

/** A part of a module: a module of its own that imports the parts that it mentions. */
export type Part = { code: string; /** Whether it does something by being loaded. */ runs: boolean };

/** A module in parts, and a module that exports what it did. */
export type CutModule = { parts: Part[]; facade: string };

/**
 * Cuts a module into the smallest parts that can stand alone, so that a bundler may put each where it is used.
 * Statements that mention each other, or of which one assigns what the other declares, stay together.
 * @param start names the declaration that statements belong to which are run for what they do, such as a call
 * @param idOf gives what a part is imported by, from its number
 * @throws for a form of module that it does not know
 */
export function cutModule(source: string, start: string, idOf: (part: number) => string): CutModule {
  const { imports, exported, statements } = readModule(source);
  const ownerOf = new Map(statements.flatMap(({ declares }, at) => declares.map((name) => [name, at])));
  const groups = groupTogether(linksBetween(statements, ownerOf, start));
  const partOf = new Map(groups.flatMap((group, part) => group.map((at) => [at, part])));
  const partWith = (name: string): number | undefined => partOf.get(ownerOf.get(name) ?? -1);
  const from = (part: number) => `from ${JSON.stringify(idOf(part))};`;

  const parts = groups.map((group, part) => {
    const members = group.toSorted((one, other) => one - other).flatMap((at) => statements[at] ?? []);
    const mentions = new Set(members.flatMap((member) => [...member.mentions]));
    const code = [
      ...imports.filter(({ locals }) => locals.some((local) => mentions.has(local))).map(({ text }) => text),
      ...[...mentions].flatMap((name) => {
        const other = partWith(name);
        return other === undefined || other === part ? [] : [`import { ${name} } ${from(other)}`];
      }),
      ...members.map(({ text }) => text),
      `export { ${members.flatMap(({ declares }) => declares).join(", ")} };`,
    ];
    return { code: code.join("\n"), runs: members.some(({ runs }) => runs) };
  });
  const facade = exported.map(({ local, name }) => {
    const part = partWith(local);
    if (part === undefined) throw new Error(`${local} is exported and not declared`);
    return `export { ${local} as ${name} } ${from(part)}`;
  });
  return { parts, facade: facade.join("\n") };
}

type Import = { text: string; locals: string[] };
type Export = { local: string; name: string };

function readModule(source: string) {
  const imports: Import[] = [];
  const exported: Export[] = [];
  const statements: Statement[] = [];
  for (const node of parseSync("module.js", source).program.body) {
    const text = source.slice(node.start, node.end);
    if (node.type === "ImportDeclaration") {
      if (node.specifiers.length === 0) throw new Error(`${text} is imported for what it does`);
      imports.push({ text, locals: node.specifiers.map(({ local }) => local.name) });
    } else if (node.type === "ExportNamedDeclaration" && !node.declaration && !node.source) {
      for (const specifier of node.specifiers)
        exported.push({ local: nameOf(specifier.local), name: nameOf(specifier.exported) });
    } else {
      statements.push(readStatement(node, text));
    }
  }
  return { imports, exported, statements };
}

function nameOf(name: ESTree.ModuleExportName): string {
  if (name.type === "Literal") throw new Error(`${name.value} is exported under no name of a binding`);
  return name.name;
}

/** From each statement to those that it needs: in both directions where two cannot be apart. */
function linksBetween(statements: Statement[], ownerOf: ReadonlyMap<string, number>, start: string) {
  const links = statements.map(() => new Set<number>());
  const link = (one: number, other: number | undefined) => {
    if (other !== undefined) links[one]?.add(other);
  };
  for (const [at, { mentions, changes, runs }] of statements.entries()) {
    for (const name of mentions) link(at, ownerOf.get(name));
    for (const name of runs ? [...changes, start] : changes) {
      const other = ownerOf.get(name);
      link(at, other);
      if (other !== undefined) link(other, at);
    }
  }
  return links;
}
