import type { Plugin } from "vite";

/**
 * Lets Chromium compile whole files while they arrive, outside the main thread. Otherwise it compiles each function at
 * its first call, which was a sixth of what a page took of the main thread (docs/decisions/0098). Chromium obeys a
 * comment, which has to stand at the beginning of the file.
 * @param chunks names of the chunks, beside the entry, that every screen runs. Not those of few screens: compiled code
 * takes memory, also if it never runs.
 */
export function compileHints(chunks: readonly string[]): Plugin {
  return {
    name: "compile-hints",
    apply: "build",
    generateBundle: {
      // After Vite, which puts the list of what is preloaded first.
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === "chunk" && (file.isEntry || chunks.includes(file.name)))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
    },
  };
}
