import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { cutModule, type Part } from "./cut-module.ts";

/**
 * Lets one large module of a package be spread over the chunks that use its parts. A bundler moves modules as a
 * whole: without this, whoever signs in with a password also downloads what asks Google, and a phone.
 * @param options which file, and which of its declarations everybody uses who uses it at all
 */
export function splitModule({ file, start }: { file: RegExp; start: string }): Plugin {
  const parts = new Map<string, Part>();
  return {
    name: "split-module",
    apply: "build",
    resolveId: {
      order: "pre",
      handler: (id) => {
        const part = parts.get(id);
        return part && { id, moduleSideEffects: part.runs };
      },
    },
    load: (id) => {
      const part = parts.get(id);
      if (part) return { code: part.code, moduleSideEffects: part.runs };
      if (!file.test(id)) return undefined;
      const idOf = (number: number) => `${id}?part=${number}`;
      const { parts: cut, facade } = cutModule(readFileSync(id, "utf8"), start, idOf);
      for (const [number, each] of cut.entries()) parts.set(idOf(number), each);
      return { code: facade, moduleSideEffects: false };
    },
  };
}
