import { parseSync, Visitor, type Plugin } from "vite";

/** A call that creates a machine, directly or by a factory. */
const MAKES_MACHINE = /\bcreate\w*Machine\(/;
const MAKER = /^create\w*Machine$/;

/** A file's code without the descriptions of its machines. A status that begins one ("406: …") stays for charts. */
export function withoutDescriptions(file: string, code: string): string {
  const parts: string[] = [];
  let copied = 0; // up to here the code is in `parts`
  /** Where the code of the last machine that was met ends. */
  let endOfMachine = 0;
  new Visitor({
    CallExpression: ({ callee, end }) => {
      const called = callee.type === "MemberExpression" ? callee.property : callee;
      if (called.type === "Identifier" && MAKER.test(called.name)) endOfMachine = end;
    },
    Property: ({ key, value, start, end }) => {
      if (start >= endOfMachine) return;
      if (key.type !== "Identifier" || key.name !== "description") return;
      if (value.type !== "Literal" || typeof value.value !== "string") return;
      const [status] = /^\d{3}:/.exec(value.value) ?? [];
      parts.push(code.slice(copied, start), status === undefined ? "" : `description: "${status}",`);
      copied = end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);
    },
  }).visit(parseSync(file, code).program);
  return [...parts, code.slice(copied)].join("");
}

/**
 * Removes the descriptions of machines from the built shop: they are for readers of the charts, and every shopper would
 * download them. (First load without this: 172.4 kB, with it 169.7; the budget is 172 kB.)
 */
export function stripDescriptions(): Plugin {
  return {
    name: "strip-descriptions",
    apply: "build",
    transform: {
      order: "pre",
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ }, code: MAKES_MACHINE },
      handler: (code, id) => ({ code: withoutDescriptions(id, code), map: null }),
    },
  };
}
