import type { Plugin } from "vite";

/** What V8 reads in the first line of a script (Chrome from 136 on); to every other engine it is a comment. */
const HINT = "//# allFunctionsCalledOnLoad\n";

/**
 * Has every function of some scripts compiled while they are fetched, aside, and not one by one when the page first
 * calls them: for code that nearly all runs before the first screen answers. A script that a page calls a part of is
 * better off without: what is never called would be compiled as well.
 * @param modules each is in at least one such script, or the build fails
 */
export function compileEagerly(modules: readonly RegExp[]): Plugin {
  const isEager = (ids: readonly string[]) => modules.some((each) => ids.some((id) => each.test(id)));
  return {
    name: "compile-eager",
    apply: "build",
    outputOptions: (options) => ({
      ...options,
      postBanner: ({ moduleIds }) => (isEager(moduleIds) ? HINT : ""),
    }),
    generateBundle: (_options, bundle) => {
      const ids = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
      const missing = modules.find((each) => !ids.some((id) => each.test(id)));
      if (missing) throw new Error(`compile-eager: the build has no ${missing}`);
    },
  };
}
