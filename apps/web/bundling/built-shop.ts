import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Manifest, Plugin } from "vite";
import type { RENDERED_SCREENS } from "../worker/screens.ts";

const NAME = "virtual:built-shop";

/** What is fetched for each screen that a server renders. */
const SOURCES: Record<(typeof RENDERED_SCREENS)[number], string[]> = {
  "/home": ["src/features/home/home-page.tsx"],
  "/marketplace": ["src/app/open-marketplace.ts", "src/features/catalog/marketplace-page.tsx"],
  "/detalles/:id": ["src/features/product/product-page.tsx"],
  "/quienessomos": ["src/features/about/about-page.tsx"],
  "/contactenos": ["src/features/contact/contact-page.tsx"],
  "/privacidad": ["src/features/policies/policy-page.tsx"],
  "/terminos": ["src/features/policies/policy-page.tsx"],
  "/devoluciones": ["src/features/policies/policy-page.tsx"],
  "/carritocompras": ["src/features/cart/cart-page.tsx"],
};

/**
 * Tells the code that draws pages what the build before it has made, in the folder `dist` beside that of this build: its
 * page, and the files of each screen.
 */
export function builtShop(): Plugin {
  let dist = "";
  return {
    name: "built-shop",
    configResolved: ({ root, build }) => {
      dist = resolve(root, build.outDir, "..", "dist");
    },
    resolveId: { filter: { id: /^virtual:built-shop$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:built-shop$/ },
      handler: () => {
        const template = readFileSync(join(dist, "index.html"), "utf8");
        const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")) as Manifest;
        const first = new Set(Array.from(template.matchAll(/assets\/[^"]+\.js/g), ([file]) => file));
        const screens = Object.entries(SOURCES).map(([path, sources]) => {
          const files = new Set<string>();
          for (const source of sources) filesOf(source, manifest, files);
          return [
            path.replace(":id", ""),
            [...files].filter((file) => !first.has(file)).map((file) => `/${file}`),
          ];
        });
        return `
          export const template = ${JSON.stringify(template)};
          const screens = ${JSON.stringify(screens)};
          export const modulesOf = (pathname) => screens.find(([path]) => pathname.startsWith(path))?.[1] ?? [];
        `;
      },
    },
  };
}

/** A chunk and all that it imports. */
function filesOf(source: string, manifest: Manifest, files: Set<string>): void {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`${NAME}: the build has no ${source}`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(imported, manifest, files);
}
