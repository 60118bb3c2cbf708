import { parseSync, Visitor, type Plugin } from "vite";

/** The code of a machine without the sentences that describe it. */
export function withoutDescriptions(file: string, code: string): string {
  const parts: string[] = [];
  let kept = 0;
  new Visitor({
    Property: ({ key, value, start, end }) => {
      if (key.type !== "Identifier" || key.name !== "description") return;
      if (value.type !== "Literal" || typeof value.value !== "string") return;
      parts.push(code.slice(kept, start));
      kept = end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);
    },
  }).visit(parseSync(file, code).program);
  return [...parts, code.slice(kept)].join("");
}

/**
 * Leaves out of the built shop what its machines say about themselves: it is for who reads their charts, and
 * every shopper would download it.
 */
export function stripDescriptions(): Plugin {
  return {
    name: "strip-descriptions",
    apply: "build",
    transform: {
      order: "pre",
      filter: { id: /-machine\.ts$/ },
      handler: (code, id) => ({ code: withoutDescriptions(id, code), map: null }),
    },
  };
}
