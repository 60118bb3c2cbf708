import type { Plugin } from "vite";

/**
 * Has Chromium compile what all screens run as a whole, aside and while it arrives. Otherwise it compiles each function
 * at its first call, which was a sixth of what a page took of the main thread (docs/decisions/0098). It reads the comment
 * at the beginning of a file alone.
 * @param chunks names of those, beside the entry: not what few screens run, because what is compiled takes memory
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
