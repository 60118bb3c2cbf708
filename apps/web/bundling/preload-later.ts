import type { Plugin } from "vite";

/**
 * Has the page ask at once for a module that its entry imports in a later task, and for what that one imports:
 * otherwise they would be fetched when the entry has run.
 * @param path the end of the module's path
 */
export function preloadLater(path: string): Plugin {
  return {
    name: "preload-later",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_page, { chunk: entry, bundle = {} }) => {
        if (!entry?.isEntry) return [];
        const later = new Set(
          Object.values(bundle).flatMap((file) =>
            file.type === "chunk" && file.facadeModuleId?.endsWith(path) ? [file.fileName] : [],
          ),
        );
        if (later.size === 0) throw new Error(`preload-later: the build has no ${path}`);
        for (const name of later) {
          const file = bundle[name];
          if (file?.type === "chunk") for (const imported of file.imports) later.add(imported);
        }
        const first = new Set([entry.fileName, ...entry.imports]);
        return [...later]
          .filter((name) => !first.has(name))
          .map((name) => ({
            tag: "link",
            attrs: { rel: "modulepreload", crossorigin: true, href: `/${name}` },
            injectTo: "head" as const,
          }));
      },
    },
  };
}
